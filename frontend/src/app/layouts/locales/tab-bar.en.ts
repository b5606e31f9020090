export const tabBarEn = {
  label: 'Bottom menu',
  home: 'Home',
  rebate: 'Rebate',
  wallet: 'Wallet',
  store: 'Store',
  more: 'More',
  mined: 'mined reward ready',
} as const;
