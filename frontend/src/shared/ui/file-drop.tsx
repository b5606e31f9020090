import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/file-drop.module.css';

export interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className' | 'value'> {
  onPick: (...files: File[]) => void;
}

/** The input behind a label; the same file again is a choice, too. With `multiple` there may be some. */
export function FileInput({ onPick, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className="visually-hidden"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onPick(...files);
      }}
    />
  );
}

export interface FileDropProps extends FileInputProps {
  /** What stands in the field. */
  children: ReactNode;
  /** One low line, where something else comes first. */
  low?: boolean;
  /** Another way to a file, below the field. */
  beneath?: ReactNode;
}

/** Takes a file, or with `multiple` some, by click, key or drop. */
export function FileDrop({ children, low = false, beneath, ...input }: FileDropProps) {
  const own = useId();
  const id = input.id ?? own;
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean): void => {
    event.preventDefault();
    setOver(is && input.disabled !== true);
  };
  return (
    <div
      className={cx(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        const files = [...event.dataTransfer.files].slice(0, input.multiple ? undefined : 1);
        if (files.length > 0 && input.disabled !== true) input.onPick(...files);
      }}
    >
      <FileInput {...input} id={id} />
      <label htmlFor={id} className={cx(styles['choose'], low && styles['low'])}>
        {children}
      </label>
      {beneath}
    </div>
  );
}
