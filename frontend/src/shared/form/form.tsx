import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form as FormState } from '@/shared/form/use-form';

export interface FormProps<V extends FieldValues> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: FormState<V>;
}

/** The form on a page. In a dialog it is the one that `ConfirmDialog` draws, with `onConfirm={form.submit}`. */
export function Form<V extends FieldValues>({ form, ...rest }: FormProps<V>) {
  // Sent before the scripts are here, a password must not get into the address.
  return <form method="post" noValidate {...rest} onSubmit={form.submit} />;
}
