import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { runInTransaction } from '../../../platform/database/index.js';
import { ApiErrors, CurrentUser, type SessionUser } from '../../../platform/http/index.js';
import { MemberDto, UpdateMemberDto } from '../dto/member.dto.js';
import { Members } from './members.service.js';

@ApiTags('auth')
@Controller('user')
export class MemberController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: Members,
  ) {}

  /** The member's own account. */
  @Get()
  @ApiErrors(401)
  async getOwnMember(@CurrentUser() { id }: SessionUser): Promise<MemberDto> {
    return MemberDto.from(await this.members.getMember(this.dataSource.manager, id));
  }

  /** Change the TradingView ID (null deletes it) or the language. */
  @Patch('update')
  @ApiErrors(400, 401, 403, 409)
  async updateOwnMember(@CurrentUser() { id }: SessionUser, @Body() body: UpdateMemberDto): Promise<MemberDto> {
    const { tradingviewId, language } = body;
    const member = await runInTransaction(this.dataSource, (tx) =>
      this.members.updateMember(tx, id, { tradingviewId, language }),
    );
    return MemberDto.from(member);
  }
}
