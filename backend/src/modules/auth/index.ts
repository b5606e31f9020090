/**
 * Members and their sessions: registration, login, passwords, second factor, closing, roles.
 *
 * members/ who they are · sessions/ login, sessions, guesses · passwords/ and mailed links · two-factor/ · own-account/ what
 * members take, switch and end themselves.
 *
 * Owns the tables auth_members, auth_sessions, auth_login_attempts, auth_mailed_tokens, auth_known_browsers,
 * auth_recovery_codes and auth_mailboxes; nobody else reads or writes them.
 * - One member per e-mail address without regard to case, by a unique key in the database. What is paid for coming is paid
 *   once per mailbox, by another: tags, and dots where the host does not look at them, make no other person.
 * - A registration is one transaction with everything that listens to `MemberRegistered`: no member without accounts and
 *   what is paid for coming, and neither without the member. The UID given at registration is looked at after the commit.
 * - Passwords are kept as argon2id; sessions under the hash of their id. Neither can be read back.
 * - Guesses are counted before they are looked at and wait longer each time; strangers never delay an owner's own browser.
 * - Epoch: whatever replaces a password or a second factor, or takes a role, calls `Sessions.shutOut`. It raises the
 *   member's epoch, by which logins on their way come to nothing, and ends sessions, reset links and known browsers. Locks
 *   are taken in one order: the member's row, then what belongs to it.
 * - Restriction: a session of somebody who has to choose a password, or to set up two-factor login, may do nothing else;
 *   it follows from the member's row at each request, never from what the session was when it began.
 * - A mailed link opens once; its token is made at delivery and kept as a hash. A reset begins no session.
 * - A second factor needs a confirmed address: nobody shuts the owner of an address out of an account.
 * - A session gets a new id at login and registration and is deleted at logout. Members: 7 days idle, 30 days in all;
 *   administrators: 30 minutes idle, 8 hours in all.
 * - An account is closed in one transaction with everything that listens to `MemberClosed`; what begins something for a
 *   member asks `Members.lockOpenMember` first, so that nothing begins beside it. A CHECK keeps the row of a closed account
 *   free of what named the member. What stays is told in docs/privacy.md.
 */
export { Administrators } from './members/administrators.service.js';
export type { OneTimePassword } from './members/administrators.service.js';
export { AuthModule } from './auth.module.js';
export { Attempts } from './sessions/attempts.service.js';
export { MemberClosed } from './members/member-closed.js';
export { MemberRegistered } from './members/member-registered.js';
export { LOCKED_MEMBER, Members } from './members/members.service.js';
export type { MemberView } from './members/member-view.js';
export type { NewMember } from './members/members.service.js';
export { Passwords } from './passwords/passwords.service.js';
export { rowsOfMember } from './own-account/rows-of-member.js';
export { PersonalDataExport } from './own-account/personal-data-export.service.js';
export type { PersonalDataOwner, PersonalFile, PersonalTable } from './own-account/personal-data-export.service.js';
export { RegistrationHooks } from './members/registration-hooks.service.js';
export type { UidClaim, UidOutcome } from './members/registration-hooks.service.js';
export { Sessions } from './sessions/sessions.service.js';
