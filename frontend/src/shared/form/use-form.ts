import { type SyntheticEvent, useRef, useState } from 'react';
import { type FieldValues, useForm as useHookForm, useWatch } from 'react-hook-form';
import { type ApiError, toApiError } from '@/shared/api/api-error';
import type { Control, FieldProps } from '@/shared/ui/field';
import { toastError } from '@/shared/ui/toast';

/** A sentence for each wrong field; an empty one marks a field that another's sentence speaks for. */
export type Problems<V> = { [Name in keyof V]?: string | undefined };

type Name<V> = keyof V & string;

export interface FormOptions<V extends FieldValues, Wire extends object, Answer> {
  /** What the fields begin with. When it changes, fields that nobody has touched follow. */
  values: V;
  check?: (values: V) => Problems<V>;
  /** What is sent of what is typed; the values as they are unless told. */
  read?: (values: V) => Wire;
  /** Sends it. `changes` are the parts of it that differ from what the form began with: the body of a PATCH. */
  send: (wire: Wire, changes: Partial<Wire>) => Answer | Promise<Answer>;
  /** Called after it was sent. */
  done?: (answer: Answer) => void;
  /** Called instead of sending, when a question stands before it; `form.send()` then sends. */
  ask?: () => void;
  /** The field that a refusal is about, by the path of a field or the code that the server gives; a path that is the name of a field is known. */
  about?: (subject: string, refusal: ApiError) => Name<V> | undefined;
  /** Takes a refusal that the page tells in its own way; answers whether it did. */
  takes?: (refusal: ApiError) => boolean;
  /** Title of the toast when it is refused. Without one, a refusal that is about no field is `form.problem`. */
  failed?: string;
  /** What is said when the server has no sentence of its own. */
  fallback?: string;
}

export interface Form<V extends FieldValues> {
  /** What is typed. */
  values: V;
  /** Whether something would be sent that differs from what the form began with. */
  isChanged: () => boolean;
  /** Whether it was sent; for what happens before the next drawing. */
  isSent: () => boolean;
  busy: boolean;
  /** Why it was refused, when that is about no field. */
  problem: string | undefined;
  /** For a `Field` around a control of `shared/ui`. */
  field: (name: Name<V>) => Pick<FieldProps, 'invalid' | 'control'> & { error: string | undefined };
  /** For a `Checkbox`. */
  box: (name: Name<V>) => Omit<Control, 'value'> & { checked: boolean; error: string | undefined };
  /** For a control that is neither: a calendar, a switch. */
  set: <N extends Name<V>>(name: N, value: V[N]) => void;
  /** Begins anew, from the values at the start unless others are given. */
  restart: (values?: V) => void;
  /** Checks, then asks or sends. */
  submit: (event?: SyntheticEvent) => void;
  /** Sends without checking again. */
  send: () => Promise<void>;
  /** Shows why what was asked elsewhere was refused. */
  refuse: (error: unknown) => void;
}

/**
 * The one way to fill in and send something. What is wrong is told when it is sent, at its field, which gets the focus; the
 * sentence goes as soon as its field is touched or what it says is no longer so.
 */
export function useForm<V extends FieldValues, Wire extends object = V, Answer = void>(
  options: FormOptions<V, Wire, Answer>,
): Form<V> {
  const { values: start, check = () => ({}), read = (values: V) => values as unknown as Wire } = options;
  const { control, formState, register, setValue, setError, clearErrors, getValues, reset } = useHookForm<FieldValues>({
    defaultValues: start,
    values: start,
    resetOptions: { keepDirtyValues: true },
  });
  // What is kept when the start changes is known from these, if somebody looks at them.
  void formState.dirtyFields;
  const values = useWatch({ control }) as V;
  const [busy, setBusy] = useState(false);
  const elements = useRef<Partial<Record<string, unknown>>>({});
  const sent = useRef(false);
  const errors: Partial<Record<string, { type?: unknown; message?: unknown }>> = formState.errors;
  const sentenceOf = (name: string): string | undefined => errors[name]?.message as string | undefined;
  const changesOf = (typed: V): Partial<Wire> => differences(read(start), read(typed));

  const touch = (name: string): void => {
    const found: Partial<Record<string, unknown>> = check(getValues() as V);
    const gone = Object.entries(errors).filter(
      ([one, error]) => one === name || one === 'root' || (error?.type === 'check' && found[one] === undefined),
    );
    if (gone.length > 0) clearErrors(gone.map(([one]) => one));
  };
  const controlOf = (name: Name<V>) => {
    const { onChange, onBlur, ref } = register(name);
    return {
      name,
      ref: (element: unknown) => {
        ref(element);
        elements.current[name] = element;
      },
      onBlur: (event: SyntheticEvent) => void onBlur(event),
      onChange: (event: SyntheticEvent) => {
        void onChange(event);
        touch(name);
      },
    };
  };

  /** The first in the order of the fields gets the focus. */
  const tell = (type: 'check' | 'server', told: Partial<Record<string, string>>): boolean => {
    const names = Object.keys(start).filter((name) => told[name] !== undefined);
    for (const name of names) setError(name, { type, message: told[name] ?? '' });
    const first = elements.current[names[0] ?? ''];
    if (first instanceof HTMLElement) first.focus();
    // What was refused is replaced by typing, as after the Tab key.
    if (first instanceof HTMLInputElement && type === 'server') first.select();
    return names.length > 0;
  };
  const refuse = (error: unknown): void => {
    const { takes, about, failed, fallback } = options;
    const refusal = toApiError(error);
    if (takes?.(refusal)) return;
    const { fields = [], code = '', message, isWordless } = refusal;
    const sentence = isWordless ? (fallback ?? message) : message;
    const place = (subject: string): string => about?.(subject, refusal) ?? subject.split('.')[0] ?? '';
    const isTold =
      tell('server', Object.fromEntries(fields.map((field) => [place(field.path), field.message]))) ||
      tell('server', { [place(code)]: sentence });
    if (failed !== undefined) toastError(failed, error, fallback);
    else if (!isTold) setError('root', { type: 'server', message: sentence });
  };
  const send = async (): Promise<void> => {
    const typed = getValues() as V;
    clearErrors();
    setBusy(true);
    let answer: Answer;
    try {
      answer = await options.send(read(typed), changesOf(typed));
    } catch (error) {
      refuse(error);
      return;
    } finally {
      setBusy(false);
    }
    sent.current = true;
    options.done?.(answer);
  };

  return {
    values,
    isChanged: () => Object.keys(changesOf(values)).length > 0,
    isSent: () => sent.current,
    busy,
    problem: sentenceOf('root'),
    field: (name) => ({
      control: { ...controlOf(name), value: values[name] },
      error: sentenceOf(name) || undefined,
      invalid: sentenceOf(name) === '',
    }),
    box: (name) => ({ ...controlOf(name), checked: values[name], error: sentenceOf(name) }),
    set: (name, value) => {
      setValue(name, value, { shouldDirty: true });
      touch(name);
    },
    restart: (next = start) => reset(next, { keepDirtyValues: false }),
    submit: (event) => {
      // A form in a dialog that was opened from within another form is no part of that one.
      event?.stopPropagation();
      event?.preventDefault();
      if (busy) return;
      clearErrors();
      if (tell('check', check(getValues() as V))) return;
      if (options.ask) options.ask();
      else void send();
    },
    send,
    refuse,
  };
}

/** Only what is different; what is not sent any more is `undefined`. */
function differences<Wire extends object>(before: Wire, after: Wire): Partial<Wire> {
  const names = Object.keys({ ...before, ...after }) as (keyof Wire)[];
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(different.map((name) => [name, after[name]])) as Partial<Wire>;
}
