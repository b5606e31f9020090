export const en = {
  month: 'November',
  total: 'Month',
  usdt: 'USDT',
  weekdays: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
  sectors: 'Layer 1,Layer 2,Meme,DeFi,AI,Exchange,Gaming,RWA,Oracle,Storage,Privacy,Identity',
  newsFlows: 'Weekly net inflows of US spot ETFs published',
  newsListing: 'Exchange revises its rules for new listings',
  newsVote: 'Layer 2 network opens a vote on its fees',
} as const;
