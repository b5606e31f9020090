import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountClosing } from './account-closing.service.js';
import { AccountController } from './account.controller.js';
import { Administrators } from './administrators.service.js';
import { AuthAdminController } from './auth.admin.controller.js';
import { EmailConfirmation } from './email-confirmation.service.js';
import { ClosedAddress } from './entities/closed-address.entity.js';
import { KnownBrowser } from './entities/known-browser.entity.js';
import { MailedToken } from './entities/mailed-token.entity.js';
import { RecoveryCode } from './entities/recovery-code.entity.js';
import { KnownBrowsers } from './known-browsers.service.js';
import { MailPreferences } from './mail-preferences.service.js';
import { MailRecipientsOfMembers } from './mail-recipients.service.js';
import { MailedTokens } from './mailed-tokens.service.js';
import { OwnData } from './own-data.service.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { OwnSessions } from './own-sessions.service.js';
import { PasswordChange } from './password-change.service.js';
import { PasswordProof } from './password-proof.service.js';
import { PasswordRecovery } from './password-recovery.service.js';
import { PasswordController } from './password.controller.js';
import { PersonalData } from './personal-data.service.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactor } from './two-factor.service.js';
import { Attempts } from './attempts.service.js';
import { AuthCleanupJob } from './auth-cleanup.job.js';
import { AuthController } from './auth.controller.js';
import { Credentials } from './credentials.service.js';
import { LoginAttempt } from './entities/login-attempt.entity.js';
import { Member } from './entities/member.entity.js';
import { SessionRow } from './entities/session.entity.js';
import { Login } from './login.service.js';
import { MemberController } from './member.controller.js';
import { Members } from './members.service.js';
import { Passwords } from './passwords.service.js';
import { RegistrationHooks } from './registration-hooks.service.js';
import { Registration } from './registration.service.js';
import { ScratchDisk } from './scratch-disk.js';
import { Sessions } from './sessions.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Member,
      SessionRow,
      LoginAttempt,
      MailedToken,
      KnownBrowser,
      RecoveryCode,
      ClosedAddress,
    ]),
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
    Credentials,
    EmailConfirmation,
    KnownBrowsers,
    Login,
    MailPreferences,
    MailRecipientsOfMembers,
    MailedTokens,
    Members,
    OwnData,
    OwnSessions,
    PasswordChange,
    PasswordProof,
    PasswordRecovery,
    Passwords,
    PersonalData,
    ScratchDisk,
    Registration,
    RegistrationHooks,
    Sessions,
    TwoFactor,
  ],
  exports: [Administrators, Members, Passwords, PersonalData, RegistrationHooks, Sessions],
})
export class AuthModule {}
