import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  type TextareaHTMLAttributes,
  createContext,
  use,
  useId,
} from 'react';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/field.module.css';

/** What a field gives to the control inside. */
export interface Control {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  /** These come from the form that it belongs to. */
  name?: string;
  value?: string;
  ref?: (element: unknown) => void;
  onChange?: (event: SyntheticEvent) => void;
  onBlur?: (event: SyntheticEvent) => void;
}

const Context = createContext<Control>({});

export interface FieldProps {
  label: ReactNode;
  /** Stands below the control, in place, and is read out when it appears. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Marks the control without a sentence of its own, when one sentence speaks for several fields. */
  invalid?: boolean;
  optional?: boolean;
  /** What ties the control to its form: spread `form.field(name)` here. */
  control?: Control;
  children: ReactNode;
  className?: string;
}

/** Label above, control, hint or error below. The control inside takes its id and description from here. */
export function Field({ label, error, hint, invalid, optional, control, children, className }: FieldProps) {
  const { t } = sharedTexts.use();
  const id = useId();
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={cx(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {optional && <span className={styles['optional']}>{t('field.optional')}</span>}
      </label>
      <Context
        value={{
          ...control,
          id,
          'aria-describedby': hasNote ? `${id}-note` : undefined,
          'aria-invalid': invalid || error !== undefined || undefined,
        }}
      >
        {children}
      </Context>
      <div
        id={`${id}-note`}
        className={error === undefined ? styles['hint'] : styles['error']}
        role={error === undefined ? undefined : 'alert'}
      >
        {error ?? hint}
      </div>
    </div>
  );
}

/** For a control that is not from here: spread on it, the label, the description and the error around it are its own. */
export const useControl = (): Control => use(Context);

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The unit, behind the figure: `USDT`. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Input({ suffix, className, ...rest }: InputProps) {
  const control = useControl();
  const input = (
    <input
      {...control}
      {...rest}
      className={cx(styles['input'], suffix !== undefined && styles['withSuffix'], className)}
    />
  );
  if (suffix === undefined) return input;
  return (
    <span className={styles['wrap']}>
      {input}
      <span className={styles['suffix']}>{suffix}</span>
    </span>
  );
}

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of words: a reason, a statement. */
export function Textarea({ className, rows = 3, ...rest }: TextareaProps) {
  const control = useControl();
  return <textarea {...control} {...rest} rows={rows} className={cx(styles['input'], styles['textarea'], className)} />;
}
