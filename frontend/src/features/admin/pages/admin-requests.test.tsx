import { screen } from '@testing-library/react';
import { adminServer, adminUser, uidRequest } from '@test/admin-fixtures';
import { dialog, openOffice, rowButton } from '@test/back-office';
import { hana } from '@test/render-app';
import type { AdminUidDisputeDto } from '@/shared/api/generated/schemas';

const dispute: AdminUidDisputeDto = {
  id: 'd1',
  exchangeName: 'Deepcoin',
  uid: '36100001',
  statement: '제 UID입니다.',
  proofCode: 'DN5X4A',
  status: 'pending',
  adminNote: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  processedAt: null,
  claimant: { id: 'm2', name: '최민지', email: 'minji@example.com' },
  holder: { id: hana.id, name: hana.name, email: hana.email },
};

describe('a UID that is moved', () => {
  const held = {
    uidId: 'u1',
    status: 'success',
    registeredAt: '2026-08-31T02:00:00.000Z',
    exchangeName: 'Deepcoin',
    uid: '36100001',
    rebate: '1767.38',
    volume: '7069530.25',
  } as const;
  const ask = async (users: unknown[]) => {
    const server = adminServer()
      .on('GET /api/admin/uid-disputes', { body: [dispute] })
      .on('GET /api/admin/users', { body: users });
    const { user } = await openOffice('/admin/users?tab=requests&kind=disputes');
    await screen.findByText('Deepcoin');
    await user.click(rowButton('승인'));
    return { box: await dialog('UID를 옮길까요?'), server };
  };

  it('is named with the volume that moves and what its holder has', async () => {
    const { box, server } = await ask([adminUser({ luffBalance: '339.8162', registeredExchanges: [held] })]);
    expect(await box.findByText('7,069,530.25')).toBeTruthy();
    expect(box.getByText('339.81')).toBeTruthy();
    expect(server.callsTo('GET /api/admin/users').at(-1)?.search).toContain(encodeURIComponent(hana.email));
  });

  it('has no amounts that are not known', async () => {
    const { box } = await ask([]);
    expect(box.getAllByText('—')).toHaveLength(2);
  });
});

it('quotes the reason that the member will read, the standard one where none is written', async () => {
  adminServer().on('GET /api/admin/uid-verification-requests', { body: [uidRequest()] });
  const { user } = await openOffice('/admin/users?tab=requests&kind=uid');
  await screen.findByText('오래전에 가입');
  await user.click(rowButton('거절'));
  const box = await dialog('UID 인증을 거절할까요?');
  const quoted = (): string | null | undefined =>
    box.getByText('회원에게 전달되는 사유').nextElementSibling?.textContent;
  expect(quoted()).toBe('Lance 링크로 가입한 본인의 UID로 확인되지 않았습니다.');
  await user.type(box.getByLabelText(/거절 사유/), 'KYC 이름이 다릅니다');
  expect(quoted()).toBe('KYC 이름이 다릅니다');
});
