/** What production refuses to start without. Nothing is sent: the mail server of tests is this machine's own. */
export const productionEnvironment = {
  APP_PROFILE: 'production',
  PUBLIC_URL: 'https://lance.example',
  SESSION_SECRET: 'a-secret-for-tests-of-forty-characters-1',
  RECEIPT_SECRET: 'a-receipt-secret-for-tests-of-many-characters',
  UPSTREAMS: 'live',
  SIMULATOR_URL: '',
  SMTP_URL: 'smtps://user:pass@mail.invalid',
  MAIL_FROM: 'Lance <no-reply@lance.test>',
  ADMIN_RESET_DEFAULT_PASSWORD: 'a-long-reset-password-7319',
  TRUST_PROXY_HOPS: '1',
} as const;
