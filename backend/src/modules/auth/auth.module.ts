import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthCleanupJob } from './auth-cleanup.job.js';
import { KnownBrowser } from './entities/known-browser.entity.js';
import { LoginAttempt } from './entities/login-attempt.entity.js';
import { Mailbox } from './entities/mailbox.entity.js';
import { MailedToken } from './entities/mailed-token.entity.js';
import { Member } from './entities/member.entity.js';
import { RecoveryCode } from './entities/recovery-code.entity.js';
import { SessionRow } from './entities/session.entity.js';
import { Administrators } from './members/administrators.service.js';
import { MemberController } from './members/member.controller.js';
import { Mailboxes } from './members/mailboxes.service.js';
import { Members } from './members/members.service.js';
import { RegistrationHooks } from './members/registration-hooks.service.js';
import { Registration } from './members/registration.service.js';
import { AccountClosing } from './own-account/account-closing.service.js';
import { AccountController } from './own-account/account.controller.js';
import { MailPreferences } from './own-account/mail-preferences.service.js';
import { MailRecipientsOfMembers } from './own-account/mail-recipients.service.js';
import { AccountExport } from './own-account/account-export.service.js';
import { PersonalDataExport } from './own-account/personal-data-export.service.js';
import { AuthAdminController } from './passwords/auth.admin.controller.js';
import { EmailConfirmation } from './passwords/email-confirmation.service.js';
import { MailedTokens } from './passwords/mailed-tokens.service.js';
import { PasswordChange } from './passwords/password-change.service.js';
import { PasswordProof } from './passwords/password-proof.service.js';
import { PasswordRecovery } from './passwords/password-recovery.service.js';
import { PasswordController } from './passwords/password.controller.js';
import { Passwords } from './passwords/passwords.service.js';
import { Attempts } from './sessions/attempts.service.js';
import { AuthController } from './sessions/auth.controller.js';
import { KnownBrowsers } from './sessions/known-browsers.service.js';
import { LocalStrategy } from './sessions/local.strategy.js';
import { Login } from './sessions/login.service.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessions } from './sessions/own-sessions.service.js';
import { Sessions } from './sessions/sessions.service.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { TwoFactor } from './two-factor/two-factor.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Member, SessionRow, LoginAttempt, MailedToken, KnownBrowser, RecoveryCode, Mailbox]),
  ],
  controllers: [
    AuthController,
    MemberController,
    PasswordController,
    OwnSessionsController,
    TwoFactorController,
    AccountController,
    AuthAdminController,
  ],
  providers: [
    AccountClosing,
    Administrators,
    Attempts,
    AuthCleanupJob,
    EmailConfirmation,
    KnownBrowsers,
    LocalStrategy,
    Login,
    MailPreferences,
    MailRecipientsOfMembers,
    Mailboxes,
    MailedTokens,
    Members,
    AccountExport,
    OwnSessions,
    PasswordChange,
    PasswordProof,
    PasswordRecovery,
    Passwords,
    PersonalDataExport,
    Registration,
    RegistrationHooks,
    Sessions,
    TwoFactor,
  ],
  exports: [Administrators, Attempts, Members, Passwords, PersonalDataExport, RegistrationHooks, Sessions],
})
export class AuthModule {}
