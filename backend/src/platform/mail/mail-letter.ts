import type { Language } from '../errors/index.js';
import { linkIn, OBLIGATORY_TOPIC, type MailRow, type StoredMailParam } from './define-mails.js';
import { layoutTexts } from './mail-layout.messages.js';
import { escapeHtml, oneLine, paramText, severalLines } from './mail-text.js';

/** A rendered mail. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail and its recipient at delivery. */
export interface LetterParts {
  readonly row: MailRow;
  readonly params: Readonly<Record<string, StoredMailParam>>;
  readonly language: Language;
  /** Display name; null if unknown or unsafe to repeat. */
  readonly name: string | null;
  /** Whether the recipient is a member, who has settings. */
  readonly isMember: boolean;
  /** Address of the site, without trailing slash. */
  readonly publicUrl: string;
  readonly supportAddress: string;
  /** Address at which one click ends mails like this one; null for mails that are always sent. */
  readonly unsubscribe: string | null;
}

/** Page of the mail preferences. */
const PREFERENCES = '/mypage?tab=security';
const LONGEST_SUBJECT = 150;

/** Renders the mail. Throws if a placeholder has no value: incomplete sentences and dead links are never sent. */
export function writeLetter(parts: LetterParts): Letter {
  const { row, params, language, publicUrl } = parts;
  const texts = row[language];
  const words = layoutTexts[language];
  const value = (name: string): string => {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined) throw new Error(`the mail has no value for ${name}`);
    return paramText(param, language);
  };
  const filled = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => value(name));

  const subject = oneLine(filled(texts.subject), LONGEST_SUBJECT);
  const paragraphs = texts.body.map((text) => severalLines(filled(text))).filter((text) => text !== '');
  const receipt = (row.receipt ?? [])
    .map((line) => line[language])
    .map(([label, text]) => ({ label: oneLine(filled(label), 60), value: severalLines(filled(text)) }))
    .filter((entry) => entry.value !== '');
  const path = linkIn(row, language);
  const link =
    path === null
      ? null
      : {
          words: filled(row.button?.[language] ?? ''),
          url: linkTo(
            publicUrl,
            path.replace(/\{\{(\w+)\}\}/g, (_, name: string) => encodeURIComponent(value(name))),
          ),
        };
  const isObligatory = row.topic === OBLIGATORY_TOPIC;
  const content: Content = {
    language,
    subject,
    hello: parts.name === null ? words.helloAnybody : words.hello(parts.name),
    paragraphs,
    receipt,
    link,
    why:
      row.why?.[language] ?? (parts.isMember ? (isObligatory ? words.whySecurity : words.whyTopic) : words.whyAddress),
    switchOff: parts.isMember && !isObligatory ? { words: words.switchOff, url: linkTo(publicUrl, PREFERENCES) } : null,
    unsubscribe: parts.unsubscribe === null ? null : { words: words.unsubscribe, url: parts.unsubscribe },
    support: oneLine(parts.supportAddress, 254),
  };
  return { subject, text: asText(content), html: asHtml(content) };
}

/** Throws if the link would lead to another site. */
function linkTo(publicUrl: string, path: string): string {
  const url = new URL(`${publicUrl}${path}`);
  if (url.origin !== new URL(publicUrl).origin) throw new Error('the link of a mail leads to another site');
  return url.href;
}

interface Content {
  readonly language: Language;
  readonly subject: string;
  readonly hello: string;
  readonly paragraphs: readonly string[];
  readonly receipt: readonly { readonly label: string; readonly value: string }[];
  readonly link: { readonly words: string; readonly url: string } | null;
  readonly why: string;
  readonly switchOff: { readonly words: string; readonly url: string } | null;
  readonly unsubscribe: { readonly words: string; readonly url: string } | null;
  readonly support: string;
}

const linksBelow = ({ switchOff, unsubscribe }: Content) => [switchOff, unsubscribe].filter((link) => link !== null);

function asText(content: Content): string {
  const blocks = [
    `Lance\n\n${content.subject}`,
    content.hello,
    ...content.paragraphs,
    content.receipt.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    content.link ? `${content.link.words}\n${content.link.url}` : '',
    '-- ',
    [content.why, ...linksBelow(content).map(({ words, url }) => `${words}: ${url}`)].join('\n'),
    layoutTexts[content.language].noPassword,
    `${layoutTexts[content.language].questions}\n${content.support}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const FONT =
  "Pretendard,-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Segoe UI',Roboto,Arial,sans-serif";

/** Colours of the site (frontend/src/app/theme/palette.ts); dark only if the reader prefers it. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#0d1114!important}
.sheet{background:#14191d!important;border-color:#262e34!important}
.ink{color:#e9edf0!important}
.text{color:#b4bec6!important}
.quiet{color:#8e99a3!important}
.line{border-color:#262e34!important}
.dots{border-color:#66727d!important}
.mark{border-color:#62c3cc!important}
.link{color:#62c3cc!important}
.button{background:#62c3cc!important}
.button a{color:#062529!important}
}
@media (max-width:599px){
.page-cell{padding:0!important}
.sheet{border-width:0!important;border-radius:0!important}
.pad{padding-left:24px!important;padding-right:24px!important}
}`;

/** Too long for the same line as its label on a phone. */
const isLong = (value: string): boolean => value.includes('\n') || value.length > 24;

/** Tables and inline styles, because some mail clients support nothing else. Loads no external resources. */
function asHtml(content: Content): string {
  const { language, link } = content;
  const breaking = language === 'ko' ? 'word-break:keep-all;overflow-wrap:break-word' : 'overflow-wrap:break-word';
  const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
  const text = `margin:0 0 16px;font-size:15px;line-height:26px;color:#414c56;${breaking}`;
  const quiet = `margin:0 0 8px;font-size:13px;line-height:21px;color:#5f6a75;${breaking}`;
  const anchor = (url: string, words: string, style = ''): string =>
    `<a class="link" href="${escapeHtml(url)}" style="color:#0b6470;text-decoration:underline;${style}">${escapeHtml(words)}</a>`;
  const label = 'font-size:13px;line-height:20px;color:#5f6a75';
  const figure = 'font-size:15px;line-height:20px;font-weight:600;color:#12181d;font-variant-numeric:tabular-nums';
  // One table per row, so that the dots start after its own label.
  const line = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  const rows = content.receipt
    .map((entry) =>
      isLong(entry.value)
        ? `<table ${line}><tr><td class="quiet" style="padding:5px 0 0;${label}">${escapeHtml(entry.label)}</td></tr>
<tr><td class="ink" style="padding:0 0 5px;${figure};overflow-wrap:anywhere;word-break:break-word">${lines(entry.value)}</td></tr></table>`
        : `<table ${line}><tr><td class="quiet" valign="bottom" style="padding:5px 8px 5px 0;${label};white-space:nowrap">${escapeHtml(entry.label)}</td>
<td width="100%" valign="bottom" style="padding:0 0 10px"><div class="dots" style="border-bottom:1px dotted #87919c;font-size:1px;line-height:1px">&nbsp;</div></td>
<td class="ink" align="right" valign="bottom" style="padding:5px 0 5px 8px;${figure};white-space:nowrap">${escapeHtml(entry.value)}</td></tr></table>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(content.subject)}</title>
<style>
:root{color-scheme:light dark}
${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f8f9;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${escapeHtml(content.paragraphs[0] ?? content.subject)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f8f9">
<tr><td class="page-cell" align="center" style="padding:32px 16px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:576px;background:#ffffff;border:1px solid #e1e6ea;border-radius:10px;border-collapse:separate;text-align:left;font-family:${FONT}">
<tr><td class="pad" style="padding:32px 40px 0"><span class="ink mark" style="display:inline-block;padding-bottom:3px;border-bottom:2px dotted #0b6470;font-size:19px;line-height:22px;font-weight:600;letter-spacing:-0.6px;color:#12181d">Lance</span></td></tr>
<tr><td class="pad" style="padding:32px 40px 0">
<h1 class="ink" style="margin:0 0 24px;font-size:22px;line-height:31px;font-weight:600;letter-spacing:-0.2px;color:#12181d;${breaking}">${escapeHtml(content.subject)}</h1>
${[content.hello, ...content.paragraphs].map((paragraph) => `<p class="text" style="${text}">${lines(paragraph)}</p>`).join('\n')}
${
  rows === ''
    ? ''
    : `<table class="line" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-top:1px solid #e1e6ea;border-bottom:1px solid #e1e6ea;border-collapse:separate;padding:7px 0"><tr><td>
${rows}
</td></tr></table>`
}
${
  link === null
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="#0b6470" style="background:#0b6470;border-radius:8px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(link.words)}</a></td></tr></table>
<p class="quiet" style="${quiet}">${escapeHtml(layoutTexts[content.language].copyLink)}</p>
<p style="margin:0 0 16px;font-size:13px;line-height:21px;word-break:break-all">${anchor(link.url, link.url)}</p>`
}
</td></tr>
<tr><td class="pad" style="padding:16px 40px 32px"><div class="line" style="border-top:1px solid #e1e6ea;padding-top:20px">
<p class="quiet" style="${quiet}">${escapeHtml(content.why)}${linksBelow(content)
    .map(({ words, url }) => ` ${anchor(url, words, 'white-space:nowrap')}`)
    .join(' ·')}</p>
<p class="quiet" style="${quiet}">${escapeHtml(layoutTexts[content.language].noPassword)}</p>
<p class="quiet" style="${quiet}margin:0">${escapeHtml(layoutTexts[content.language].questions)}<br>${anchor(`mailto:${content.support}`, content.support)}</p>
</div></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
