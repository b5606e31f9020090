/** Reason stored when the member cancels. */
export const cancelledByMember = { ko: '회원이 신청을 취소했습니다.', en: 'Cancelled by the member.' };
