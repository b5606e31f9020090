export const tabBarEn = {
  label: 'Bottom menu',
  home: 'Home',
  myInfo: 'My Info',
  wallet: 'Wallet',
  store: 'Store',
  more: 'More',
  mined: 'mined reward ready',
} as const;
