/** Numbers with their sign where one stands before; grouped by commas or not. Other digits than 0 to 9 are found, too. */
const NUMBER = /(?<![\p{L}\p{N}.,])([+−-]?)(\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?)|\p{N}+/gu;
/** How far a rounded number may lie beside its fact, as a share of the fact. */
const ROUNDING = 0.01;

/**
 * Numbers in a text that are none of the facts, as they are written. A number is a fact that is rounded to the digits that it
 * shows, by no more than 1 %. Its sign counts where one is written.
 */
export function foreignNumbers(text: string, facts: readonly number[]): string[] {
  return [...text.matchAll(NUMBER)]
    .filter(([whole, sign = '', digits]) => digits === undefined || !isFact(whole, sign, digits, facts))
    .map(([whole]) => whole);
}

function isFact(whole: string, sign: string, digits: string, facts: readonly number[]): boolean {
  if (!/^[+−-]?\d/.test(whole)) return false;
  const plain = digits.replaceAll(',', '');
  const half = 0.5 * 10 ** -(plain.split('.')[1]?.length ?? 0);
  const value = Number(plain);
  return facts.some((fact) => {
    if (sign !== '' && fact !== 0 && (sign === '+') !== fact > 0) return false;
    const beside = Math.abs(Math.abs(fact) - value);
    return beside === 0 || (beside <= half * 1.000_001 && beside <= Math.abs(fact) * ROUNDING);
  });
}
