export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  confirm: string;
  phone: string;
  tradingviewId: string;
  exchangeName: string;
  uid: string;
  agreementPersonalInfo: boolean;
  agreementMarketing: boolean;
}

export const PASSWORD_MIN = 6;

export type RegisterProblem =
  | { field: 'name' | 'email' | 'password'; text: 'required' }
  | { field: 'confirm'; text: 'mismatch' }
  | { field: 'password'; text: 'tooShort' }
  | { field: 'agreementPersonalInfo'; text: 'agreement' };

/** The first thing that is missing or wrong, in the order in which it is told. */
export function findRegisterProblem(form: RegisterForm): RegisterProblem | undefined {
  for (const field of ['name', 'email', 'password'] as const) {
    if (form[field].trim() === '') return { field, text: 'required' };
  }
  if (form.password !== form.confirm) return { field: 'confirm', text: 'mismatch' };
  if (form.password.length < PASSWORD_MIN) return { field: 'password', text: 'tooShort' };
  if (!form.agreementPersonalInfo) return { field: 'agreementPersonalInfo', text: 'agreement' };
  return undefined;
}
