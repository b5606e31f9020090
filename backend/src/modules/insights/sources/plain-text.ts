const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', mdash: '—', ndash: '–' },
  ...{
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    middot: '·',
    bull: '•',
    euro: '€',
    trade: '™',
    copy: '©',
    reg: '®',
  },
};
/** Tags within a word or before its particle. */
const INLINE = new Set(['a', 'b', 'i', 'em', 'strong', 'span', 'u', 'sup', 'sub', 'code', 'small', 'mark']);
/** Longer texts are cut before they are looked at. */
const LONGEST = 50_000;

/** Text of HTML: without tags, scripts and styles, entities decoded, spaces collapsed. Cut at `longest` characters. */
export function plainText(html: string, longest: number): string {
  const text = decoded(withoutTags(html.slice(0, LONGEST)))
    // What shows nothing or turns the direction of the text around.
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** The text between tags, without that of scripts and styles. */
function withoutTags(html: string): string {
  let hiddenUntil: string | null = null;
  return html.replace(/<(\/?)([a-z!][\w-]*)[^<>]*>|[^<]+|</gi, (piece, slash?: string, tag?: string) => {
    const name = tag?.toLowerCase();
    if (hiddenUntil === null && slash === '' && (name === 'script' || name === 'style')) hiddenUntil = name;
    else if (slash === '/' && name === hiddenUntil) hiddenUntil = null;
    if (hiddenUntil === null && name === undefined) return piece;
    return name !== undefined && INLINE.has(name) ? '' : ' ';
  });
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
