import { Check, ChevronDown, Eye, EyeOff } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type SyntheticEvent,
  type TextareaHTMLAttributes,
  createContext,
  use,
  useId,
  useState,
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
  error?: string | undefined;
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

export function PasswordInput({ className, ...rest }: Omit<InputProps, 'type' | 'suffix'>) {
  const { t } = sharedTexts.use();
  const control = useControl();
  const [shown, setShown] = useState(false);
  return (
    <span className={styles['wrap']}>
      <input
        {...control}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(styles['input'], styles['withToggle'], className)}
      />
      <button
        type="button"
        className={styles['toggle']}
        aria-label={shown ? t('field.hide') : t('field.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={18} /> : <Eye size={18} />}
      </button>
    </span>
  );
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The first line, which chooses nothing. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** The system's own list: right under a finger and by keyboard everywhere. */
export function Select({ placeholder, options, className, ...rest }: SelectProps) {
  const control = useControl();
  return (
    <span className={styles['wrap']}>
      <select
        {...control}
        {...rest}
        className={cx(
          styles['input'],
          styles['select'],
          (rest.value ?? control.value) === '' && styles['unset'],
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles['chevron']} size={18} aria-hidden />
    </span>
  );
}

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The words are part of the target. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const note = useId();
  return (
    <div className={className}>
      <label className={styles['checkbox']}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : note}
        />
        <span className={styles['box']} aria-hidden>
          <Check size={14} strokeWidth={3} />
        </span>
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <div id={note} className={cx(styles['error'], styles['checkboxError'])} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
