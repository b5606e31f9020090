import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
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
import { Sessions } from './sessions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Member, SessionRow, LoginAttempt])],
  controllers: [AuthController, MemberController],
  providers: [
    Attempts,
    AuthCleanupJob,
    Credentials,
    Login,
    Members,
    Passwords,
    Registration,
    RegistrationHooks,
    Sessions,
  ],
  exports: [Members, Passwords, RegistrationHooks, Sessions],
})
export class AuthModule {}
