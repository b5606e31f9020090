import type { SignedIn } from '../factories/member.js';
import type { DemoApp } from '../support/demo-app.js';
import type { Tape } from './tape.js';

/** UIDs: a member registers, asks and disputes; an administrator decides. */
export async function recordUids(tape: Tape, service: DemoApp, admin: SignedIn): Promise<void> {
  const saebom = await service.signIn('saebom');
  const { client } = saebom;
  const register = (uid: string, exchangeName: string) =>
    tape.record('registerUserUid', client, { body: { exchangeName, uid } });
  await register('3125190011', 'Bitget');
  await register('36100013', 'Deepcoin');
  const own = await tape.record('listUserUids', client, {
    parameters: { id: saebom.id },
  });
  const idOf = (uid: string): string => own.find((one) => one.uid === uid)?.id ?? '';
  await tape.record('deleteUserUid', client, { parameters: { id: idOf('3125190011') } });
  await tape.record('requestUidVerification', client, { body: { exchangeName: 'Binance', uid: '731042685' } });
  await tape.record('listUidVerificationRequests', client, { query: 'limit=2' });
  const statement = '제 계정의 UID입니다. 거래소 가입 메일을 제출할 수 있습니다.';
  await tape.record('openUidDispute', client, {
    body: { exchangeName: 'Bitget', uid: '3125190081', statement },
  });
  await tape.record('listUidDisputes', client);

  const office = admin.client;
  const query = 'status=pending&limit=2';
  const requests = await tape.record('listAdminUidVerificationRequests', office, {
    query,
  });
  const request = requests.find(({ uid }) => uid === '731042685');
  await tape.record('decideUidVerificationRequest', office, {
    parameters: { id: request?.id ?? '' },
    body: { action: 'approved', adminNote: 'KYC 화면으로 확인했습니다.' },
  });
  const disputes = await tape.record('listAdminUidDisputes', office, { query });
  const dispute = disputes.find(({ uid }) => uid === '3125190081');
  await tape.record('decideUidDispute', office, {
    parameters: { id: dispute?.id ?? '' },
    body: { action: 'rejected', adminNote: '가입 메일의 주소가 회원 정보와 다릅니다.' },
  });
  await tape.record('cancelUserUid', office, { parameters: { userId: saebom.id, uidId: idOf('36100013') } });
}

/** The figures of somebody who trades. */
export async function recordRebates(tape: Tape, hana: SignedIn): Promise<void> {
  await tape.record('getRebateSummary', hana.client, { query: 'days=7' });
  const [row] = await tape.record('listRebateRows', hana.client, { query: 'days=7&limit=2' });
  await tape.record('listRebateMonths', hana.client);
  await tape.record('listEarnings', hana.client, { query: 'limit=6' });
  await tape.record('listEarningDays', hana.client);
  await recordReceipts(tape, hana, { kind: 'rebate-day', id: row?.day ?? '' });
}

/** A receipt that is read, kept, shared, and shared no more. */
async function recordReceipts(tape: Tape, { client }: SignedIn, parameters: Record<string, string>): Promise<void> {
  await tape.record('getReceipt', client, { parameters });
  await tape.record('getReceiptImage', client, { parameters });
  await tape.record('keepReceipt', client, { parameters });
  const { id, token } = await tape.record('shareReceipt', client, { parameters, body: { withAmounts: true } });
  tape.hide(token, 'Zr3lJ0yQx1sV7nB2cD4eFg');
  const { receipt, signature } = await tape.record('getSharedReceipt', client, { parameters: { token } });
  tape.hide(receipt.seal, 'b1d4'.repeat(16));
  tape.hide(signature, 'eyJhbGciOiJFZERTQSIsImtpZCI6IngifQ.eyJpc3MiOiJ4In0.c2lnbmF0dXJl');
  await tape.record('listReceiptKeys', client);
  await tape.record('revokeShare', client, { parameters: { id } });
  await tape.record('listKeptReceipts', client, { query: 'limit=2' });
  await tape.record('removeKeptReceipt', client, { parameters });
}

/** L coin and what it buys. */
export async function recordLcoin(tape: Tape, service: DemoApp, admin: SignedIn, hana: SignedIn): Promise<void> {
  const { client } = hana;
  const office = admin.client;
  const member = { parameters: { id: hana.id } };
  await tape.record('adjustMemberLcoin', office, { ...member, body: { amount: '5000', description: '이벤트 당첨' } });
  await tape.record('getAttendanceStatus', client);
  await tape.record('checkAttendance', client, { body: {} });
  service.clock.advance({ minutes: 20 });
  await tape.record('getIdleRewardStatus', client);
  await tape.record('claimIdleReward', client, { body: {} });
  await tape.record('getLcoinBalance', client);
  await tape.record('getLcoinSummary', client);
  const entries = await tape.record('listLcoinEntries', client, { query: 'limit=3' });
  await tape.record('downloadLcoinEntries', client);
  const [{ id: entryId } = { id: '' }] = entries;
  await tape.record('getLcoinReceipt', client, { parameters: { id: entryId } });
  await tape.record('listMemberLcoinEntries', office, { ...member, query: 'limit=3' });
  await tape.record('downloadMemberLcoinEntries', office, member);
  await tape.record('getMemberLcoinReceipt', office, { parameters: { id: hana.id, entryId } });
}

/** Mining items and coupons. */
export async function recordStore(tape: Tape, admin: SignedIn, hana: SignedIn): Promise<void> {
  const { client } = hana;
  const office = admin.client;
  const member = { parameters: { id: hana.id } };
  const offered = await tape.record('listMiningItems', client);
  const item = offered.find(({ effectType }) => effectType === 'cap_boost');
  const { item: bought } = await tape.record('purchaseMiningItem', client, {
    body: { itemId: item?.id, price: item?.price },
  });
  await tape.record('toggleMiningItem', client, { body: { userItemId: bought.id, active: true } });
  for (const name of ['listOwnMiningItems', 'listUserMiningItems'] as const)
    await tape.record(name, client, { query: 'limit=2' });
  await tape.record('purchaseChartAnalysisVoucher', client, { body: {} });
  await tape.record('issueChartCoupons', office, { ...member, body: { count: 1 } });
  await tape.record('listStoreOrders', client, { query: 'limit=2' });
  const coupons = await tape.record('listChartCoupons', client);
  coupons.forEach(({ couponCode }, index) => tape.hide(couponCode, `LANCE-7K2M-${String(index).padStart(4, '9QX')}`));
  await tape.record('getMemberStore', office, member);
  await tape.record('listAdminMiningItems', office);
  const { id } = await tape.record('createMiningItem', office, {
    body: {
      ...{ effectType: 'speed_boost', effectValue: '30', icon: 'gauge', price: 500, durationHours: 24 },
      ...{ nameKo: '더 빠른 부스터', nameEn: 'Faster Booster' },
      ...{ descriptionKo: '채굴 속도가 30% 빨라집니다.', descriptionEn: 'Mining is 30% faster.' },
    },
  });
  await tape.record('updateMiningItem', office, { parameters: { id }, body: { isActive: false } });
}

/** Luff and paybacks: one is paid, one is rejected, one is taken back. */
export async function recordLuff(tape: Tape, service: DemoApp, admin: SignedIn): Promise<void> {
  const alex = await service.signIn('alex');
  const woojin = await service.signIn('woojin');
  const { client } = alex;
  const office = admin.client;
  const redemptions = await tape.record('listLuffRedemptions', client, { query: 'limit=2' });
  await tape.record('cancelLuffRedemption', client, { parameters: { id: redemptions[0]?.id ?? '' } });
  const payback = { body: { usdtAmount: '100', luffAmount: '1000' } };
  const refused = await tape.record('requestPayback', woojin.client, payback);
  const asked = await tape.record('requestPayback', client, payback);
  await tape.record('listAdminLuffRedemptions', office, { query: 'status=pending&limit=2' });
  await tape.record('rejectLuffRedemption', office, {
    parameters: { id: refused.redemption.id },
    body: { adminNote: 'UID의 계정 이름이 회원 정보와 다릅니다.' },
  });
  const parameters = { id: asked.redemption.id };
  await tape.record('approveLuffRedemption', office, {
    parameters,
    body: { adminNote: '11월 정산분과 함께 지급합니다.' },
  });
  await tape.record('recordLuffPayout', office, { parameters, body: { payoutReference: 'okx-transfer-20261120-17' } });
  await tape.record('getLuffBalance', client);
  await tape.record('getLuffSummary', client);
  const entries = await tape.record('listLuffTransactions', client, { query: 'type=earn&limit=2' });
  await tape.record('downloadLuffTransactions', client);
  const entryId = entries[0]?.id ?? '';
  await tape.record('getLuffReceipt', client, { parameters: { id: entryId } });
  await tape.record('listMemberLuffTransactions', office, { parameters: { id: alex.id }, query: 'limit=2' });
  await tape.record('downloadMemberLuffTransactions', office, { parameters: { id: alex.id } });
  await tape.record('getMemberLuffReceipt', office, { parameters: { id: alex.id, entryId } });
}

/** Passes for the indicators: requested in both points, taken back, approved, rejected. */
export async function recordIndicators(tape: Tape, service: DemoApp, admin: SignedIn): Promise<void> {
  const alex = await service.signIn('alex');
  const minji = await service.signIn('minji');
  const office = admin.client;
  const body = { tradingviewId: 'alex_charts' };
  const { client } = alex;
  await tape.record('purchaseIndicatorWithLuff', client, { body });
  const own = await tape.record('listIndicatorPurchases', client, { query: 'limit=2' });
  await tape.record('getIndicatorPass', client);
  await tape.record('cancelIndicatorPurchase', client, { parameters: { id: own[0]?.id ?? '' } });
  await tape.record('adjustMemberLcoin', office, { parameters: { id: minji.id }, body: { amount: '5000' } });
  await tape.record('purchaseIndicator', minji.client, { body: { tradingviewId: 'minji_charts' } });
  const query = 'status=pending&limit=3';
  const waiting = await tape.record('listAdminIndicatorPurchases', office, { query });
  const approved = waiting.find(({ userId }) => userId === minji.id);
  const rejected = waiting.find(({ userId }) => userId !== minji.id);
  await tape.record('approveIndicatorPurchase', office, {
    parameters: { id: approved?.id ?? '' },
    body: { expiresAt: approved?.proposedExpiresOn },
  });
  await tape.record('rejectIndicatorPurchase', office, {
    parameters: { id: rejected?.id ?? '' },
    body: { adminNote: 'TradingView ID를 찾을 수 없습니다.' },
  });
}
