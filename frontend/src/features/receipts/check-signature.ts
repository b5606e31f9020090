import type { ReceiptKeyDto, SharedFactsDto } from '@/shared/api/generated/schemas';

/** What the signature of a QR code proves. */
export type SignatureCheck =
  | { is: 'valid'; issuedAt: string; receipt: SharedFactsDto }
  | { is: 'forged' | 'otherAddress' }
  | { is: 'unsupported' };

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

const readPart = (part: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(part)));

/** Checks a JWS against the public keys and the token of the address (docs/receipts.md). */
export async function checkSignature(
  jws: string,
  token: string,
  keys: readonly ReceiptKeyDto[],
): Promise<SignatureCheck> {
  const [header = '', payload = '', signature = ''] = jws.split('.');
  try {
    const { alg, kid } = readPart(header) as { alg: unknown; kid: unknown };
    const jwk = keys.find((key) => key.kid === kid);
    if (alg !== 'EdDSA' || !jwk) return { is: 'forged' };
    const { kty, crv, x } = jwk;
    const key = await importKey({ kty, crv, x });
    if (!key) return { is: 'unsupported' };
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    if (!(await crypto.subtle.verify('Ed25519', key, bytesOf(signature), signed))) return { is: 'forged' };
    const { tok, iat, receipt } = readPart(payload) as { tok: string; iat: number; receipt: SharedFactsDto };
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
    if (bytesOf(tok).some((byte, place) => byte !== hash[place])) return { is: 'otherAddress' };
    return { is: 'valid', issuedAt: new Date(iat * 1000).toISOString(), receipt };
  } catch {
    return { is: 'forged' };
  }
}

/** Null in browsers without Ed25519, and on pages without encryption. */
async function importKey(jwk: JsonWebKey): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}
