import PostalMime from 'postal-mime';

/** One mail as its reader sees it. */
export interface ReadMail {
  /** Recipient in the envelope; several are joined by a comma. */
  readonly to: string;
  /** `Name <address>` of the From header. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** Every header as it stands in the mail, in the order in which they came. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Addresses of the links in the HTML, each once, in the order in which they stand there. */
  readonly links: readonly string[];
}

/** Reads a received mail. */
export async function readMail(raw: Buffer, to: readonly string[]): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  const hrefs = [...html.matchAll(/\shref="([^"]*)"/g)].map((match) => decodeHtml(match[1] ?? ''));
  return {
    to: to.join(', '),
    from: mail.from?.address === undefined ? '' : `${mail.from.name} <${mail.from.address}>`.trim(),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html,
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    links: [...new Set(hrefs)],
  };
}

/** Numeric references and those of the five signs that HTML itself uses. */
function decodeHtml(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => named[name] ?? whole);
}
