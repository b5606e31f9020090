import { mailboxTexts, type MailboxLanguage } from './mailbox.messages.js';
import type { MailEntry } from './mail-store.js';
import type { ReadMail } from './read-mail.js';

export const VIEWS = ['html', 'text', 'headers'] as const;
export type View = (typeof VIEWS)[number];

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The site's tokens (frontend/src/app/theme/palette.ts). */
const STYLE = `
:root{color-scheme:light dark;--bg:#f6f8f9;--surface:#fff;--well:#eef1f3;--line:#e1e6ea;--control:#87919c;--ink:#12181d;--ink-2:#414c56;--ink-3:#5f6a75;--accent:#0b6470;--amber:#845400;--amber-soft:#fdf1da;--red:#c8203a}
@media (prefers-color-scheme:dark){:root{--bg:#0d1114;--surface:#14191d;--well:#1a2025;--line:#262e34;--control:#66727d;--ink:#e9edf0;--ink-2:#b4bec6;--ink-3:#8e99a3;--accent:#62c3cc;--amber:#efb54d;--amber-soft:#33280f;--red:#ff7583}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink-2);font:15px/1.6 Pretendard,-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Segoe UI',Roboto,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
a{color:inherit}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
header{border-bottom:1px solid var(--line);background:var(--surface)}
header div{display:flex;align-items:center;gap:12px;height:56px}
.width{max-width:880px;margin:0 auto;padding:0 16px}
.mark{padding-bottom:3px;border-bottom:2px dotted var(--accent);color:var(--ink);font-size:19px;font-weight:600;line-height:1.1;letter-spacing:-.035em;text-decoration:none}
.tag{padding:2px 8px;border-radius:99px;background:var(--amber-soft);color:var(--amber);font-size:12px;font-weight:600;white-space:nowrap}
h1{margin:32px 0 4px;color:var(--ink);font-size:22px;font-weight:600;line-height:1.4}
.lead{margin:0 0 24px;color:var(--ink-3);font-size:13px}
form{margin:0}
.tools{display:flex;flex-wrap:wrap;align-items:end;gap:8px;margin-bottom:16px}
.tools form:first-child{display:flex;flex:1 1 260px;align-items:end;gap:8px}
label{flex:1;color:var(--ink-3);font-size:13px}
input{display:block;width:100%;height:44px;margin-top:4px;padding:0 12px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
button,.button{display:inline-flex;align-items:center;height:44px;padding:0 16px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.danger{border-color:transparent;background:transparent;color:var(--red)}
ol{margin:0 0 48px;padding:0;border-top:1px solid var(--line);list-style:none}
li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 16px;padding:10px 8px;border-bottom:1px solid var(--line);text-decoration:none}
li a:hover{background:var(--well)}
li b{color:var(--ink);font-weight:600}
time,.quiet{color:var(--ink-3);font-size:13px;font-variant-numeric:tabular-nums}
time{white-space:nowrap}
.quiet{grid-column:1/-1}
.empty{padding:48px 0;border-top:1px solid var(--line)}
.empty b{display:block;color:var(--ink);font-size:17px;font-weight:600}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:0 0 24px;font-size:13px}
dt{color:var(--ink-3)}
dd{margin:0;color:var(--ink)}
nav{display:flex;gap:20px;border-bottom:1px solid var(--line)}
nav a{padding:10px 0;border-bottom:2px solid transparent;color:var(--ink-3);text-decoration:none}
nav a[aria-current]{border-color:var(--accent);color:var(--ink);font-weight:600}
iframe{display:block;width:100%;height:min(1100px,max(640px,calc(100vh - 240px)));margin:0 0 48px;border:0;border-radius:0 0 10px 10px;background:var(--surface)}
pre{margin:0 0 48px;padding:16px 0;color:var(--ink);font:13px/1.7 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;white-space:pre-wrap;word-break:normal;overflow-wrap:anywhere}
.back{display:inline-block;margin-top:24px;color:var(--ink-3);font-size:13px}
h1.subject{margin:8px 0 16px}
@media (max-width:600px){iframe{height:1100px}}
@media (max-width:480px){li a{grid-template-columns:minmax(0,1fr)}li time{order:3}button.danger{margin-left:-16px}}
`;

/** Looks every few seconds whether the list has changed, and shows it anew unless somebody is typing. */
const REFRESH = `
setInterval(async () => {
  if (document.hidden || document.activeElement instanceof HTMLInputElement) return;
  const answer = await fetch('/newest').catch(() => null);
  if (answer && answer.ok && (await answer.text()) !== document.body.dataset.newest) location.reload();
}, 3000);
`;

interface Frame {
  readonly language: MailboxLanguage;
  readonly nonce: string;
}

function page({ language, nonce }: Frame, parts: { title: string; content: string; newest?: string }): string {
  const texts = mailboxTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(parts.title)} · Lance</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body${parts.newest === undefined ? '' : ` data-newest="${escaped(parts.newest)}"`}>
<header><div class="width"><a class="mark" href="/">Lance</a><span>${texts.title}</span><span class="tag">${texts.simulated}</span></div></header>
<main class="width">
${parts.content}
</main>
${parts.newest === undefined ? '' : `<script nonce="${nonce}">${REFRESH}</script>`}
</body>
</html>
`;
}

/** The mails, newest first. */
export function listPage(
  frame: Frame,
  { entries, to, newest }: { entries: readonly MailEntry[]; to: string; newest: string },
): string {
  const texts = mailboxTexts[frame.language];
  const rows = entries.map(
    ({ id, at, to: recipient, subject }) =>
      `<li><a href="/messages/${id}"><b>${escaped(subject || texts.noSubject)}</b>${timeOf(at, frame.language)}<span class="quiet">${escaped(recipient)}</span></a></li>`,
  );
  const nothing =
    to === ''
      ? `<div class="empty"><b>${texts.empty}</b>${texts.emptyHint}</div>`
      : `<div class="empty"><b>${texts.noMatch}</b><a href="/">${texts.all}</a></div>`;
  const isEmpty = rows.length === 0 && to === '';
  const tools = `<div class="tools">
<form action="/" role="search"><label>${texts.recipient}<input type="search" name="to" value="${escaped(to)}" autocomplete="off" spellcheck="false"></label><button>${texts.search}</button></form>
<form method="post" action="/delete-all"><button class="danger">${texts.deleteAll}</button></form>
</div>`;
  return page(frame, {
    title: texts.title,
    newest,
    content: `<h1>${isEmpty ? texts.title : texts.count(rows.length)}</h1>
<p class="lead">${texts.notSent}</p>
${isEmpty ? '' : tools}
${rows.length === 0 ? nothing : `<ol>${rows.join('\n')}</ol>`}`,
  });
}

/** One mail. Its HTML is a document of its own in a frame that can do nothing. */
export function mailPage(
  frame: Frame,
  { id, at, mail, view }: { id: string; at: string; mail: ReadMail; view: View },
): string {
  const texts = mailboxTexts[frame.language];
  const views = VIEWS.map(
    (name) =>
      `<a href="/messages/${id}?view=${name}"${name === view ? ' aria-current="page"' : ''}>${texts.views[name]}</a>`,
  ).join('');
  const content: Readonly<Record<View, () => string>> = {
    html: () =>
      `<iframe title="${escaped(mail.subject)}" src="/messages/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`,
    text: () => `<pre>${escaped(mail.text)}</pre>`,
    headers: () =>
      `<pre>${mail.headers.map(({ name, value }) => `${escaped(name)}: ${escaped(value)}`).join('\n')}</pre>`,
  };
  return page(frame, {
    title: mail.subject || texts.noSubject,
    content: `<a class="back" href="/">← ${texts.back}</a>
<h1 class="subject">${escaped(mail.subject || texts.noSubject)}</h1>
<dl><dt>${texts.from}</dt><dd>${escaped(mail.from)}</dd><dt>${texts.to}</dt><dd>${escaped(mail.to)}</dd><dt>${texts.at}</dt><dd>${timeOf(at, frame.language)}</dd></dl>
<nav>${views}</nav>
${content[view]()}`,
  });
}

export function notFoundPage(frame: Frame): string {
  const texts = mailboxTexts[frame.language];
  return page(frame, {
    title: texts.title,
    content: `<div class="empty"><b>${texts.notFound}</b><a href="/">${texts.back}</a></div>`,
  });
}

const SEOUL = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23', timeZone: 'Asia/Seoul' } as const;

/** As in the mails themselves, wherever the computer stands. */
const formats: Readonly<Record<MailboxLanguage, Intl.DateTimeFormat>> = {
  ko: new Intl.DateTimeFormat('ko', SEOUL),
  en: new Intl.DateTimeFormat('en-GB', SEOUL),
};

function timeOf(at: string, language: MailboxLanguage): string {
  return `<time datetime="${at}">${formats[language].format(new Date(at))} ${mailboxTexts[language].zone}</time>`;
}
