import * as Dialog from '@radix-ui/react-dialog';
import { ArrowLeft, X } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { receiptTexts } from '@/shared/receipts/texts';
import { OpensInPlace } from '@/shared/receipts/opens-in-place';
import { sharedTexts } from '@/shared/texts';
import { factFoot } from '@/shared/ui/fact-foot-part';
import { Paper } from '@/shared/ui/paper';
import { type Behind, type ShownFigure, type Trail, TrailContext } from '@/shared/ui/receipt-trail';
import { readFigure, ShownRow } from '@/shared/ui/shown-row';
import { holdToasts, releaseToasts } from '@/shared/ui/toast';
import { closeOnLeftEscape } from '@/shared/ui/left-escape';
import { useCloseByBack } from '@/shared/ui/use-close-by-back';
import styles from '@/shared/ui/receipt-sheet.module.css';

let openSheets = 0;
/** Closes the sheet that lies on the desk. */
let closeEarlier: (() => void) | undefined;

/** Calls the function when the open sheet renders. */
function Body({ render }: { render: () => ReactNode }) {
  return render();
}

export interface ReceiptSheetProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Along the edge of the page, which stays usable; else above it. */
  wide: boolean;
  /** The figure that opens and closes it and gets the focus back. */
  trigger?: RefObject<HTMLElement | null>;
  /** The figure as the page shows it; else what the trigger begins with. */
  shown?: ShownFigure | undefined;
  /** The receipt comes after the sheet has opened, and is announced then. */
  loads?: boolean | undefined;
  children: () => ReactNode;
}

/** The desk on which a receipt is printed. Assistive software reads it as a whole, as the description of the dialog. */
export function ReceiptSheet({ open, onOpenChange, wide, trigger, ...first }: ReceiptSheetProps) {
  const isLeftForAnother = useRef(false);

  const paper = useId();

  const giveWay = useEffectEvent(() => {
    isLeftForAnother.current = true;
    onOpenChange(false);
  });

  // On wide screens the page stays usable: whatever else is opened there replaces this sheet.
  useEffect(() => {
    if (!open) return;
    closeEarlier?.();
    const close = (): void => giveWay();
    closeEarlier = close;
    return () => {
      if (closeEarlier === close) closeEarlier = undefined;
    };
  }, [open]);

  // Lets floating parts give way; kept while one sheet replaces another.
  useEffect(() => {
    if (!open) return;
    factFoot.prepare();
    openSheets += 1;
    document.documentElement.dataset['receipt'] = 'open';
    holdToasts();
    return () => {
      openSheets -= 1;
      setTimeout(() => {
        if (openSheets > 0) return;
        delete document.documentElement.dataset['receipt'];
        releaseToasts();
      });
    };
  }, [open]);

  return (
    <Dialog.Root open={open} modal={!wide} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {!wide && <Dialog.Overlay className={styles['veil']} />}
        <Sheet
          beside={trigger}
          aria-describedby={paper}
          data-takes-escape=""
          onKeyDown={closeOnLeftEscape(() => onOpenChange(false))}
          onInteractOutside={(event) => {
            if (wide) event.preventDefault();
          }}
          leftRef={isLeftForAnother}
        >
          <Desk {...first} trigger={trigger} paper={paper} onClose={() => onOpenChange(false)} />
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SheetProps extends ComponentProps<typeof Dialog.Content> {
  /** What was pressed; without it what has the focus. It gets the focus back. */
  beside: RefObject<HTMLElement | null> | undefined;
  /** True when the focus stays where it is, because another sheet has it. */
  leftRef: RefObject<boolean>;
}

/** Comes from the right, and from the left where it would lie on what was pressed. */
function Sheet({ beside, leftRef, ...rest }: SheetProps) {
  const [pressed] = useState(() => beside?.current ?? document.activeElement);
  const [side] = useState(() => sideBeside(pressed));
  return (
    <Dialog.Content
      className={styles['sheet']}
      data-side={side}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // A bar of a chart is no HTML element.
        if (!leftRef.current && (pressed instanceof HTMLElement || pressed instanceof SVGElement)) pressed.focus();
        leftRef.current = false;
      }}
      {...rest}
    />
  );
}

/** Width of the desk on wide screens, px: `--receipt`. */
const DESK_PX = 376;

function sideBeside(pressed: Element | null): 'left' | 'right' {
  if (pressed === null || pressed === document.body) return 'right';
  const { left, right } = pressed.getBoundingClientRect();
  const hidden = (from: number, to: number): number => Math.max(0, Math.min(right, to) - Math.max(left, from));
  return hidden(innerWidth - DESK_PX, innerWidth) > hidden(0, DESK_PX) ? 'left' : 'right';
}

interface DeskProps extends Pick<ReceiptSheetProps, 'title' | 'loads' | 'trigger' | 'shown' | 'children'> {
  /** Id of the first receipt. */
  paper: string;
  onClose: () => void;
}

interface Left {
  /** How far its receipt was scrolled. */
  top: number;
  /** The row that was followed. */
  row: Element | null;
}

/** The first receipt and those that its rows lead to, one at a time; earlier ones stay as they were left. */
function Desk({ title, loads, trigger, shown: told, paper, onClose, children }: DeskProps) {
  const { t } = sharedTexts.use();
  const texts = receiptTexts.use();
  // What was pressed is on the page before its sheet opens, and is read once.
  const [shown] = useState(() => told ?? readFigure(trigger?.current?.textContent));
  const [way, setWay] = useState<readonly Behind[]>([]);
  const [isBack, setIsBack] = useState(false);
  const scroll = useRef<HTMLDivElement>(null);
  const left = useRef<readonly Left[]>([]);
  const names = useRef<(string | undefined)[]>([]);
  const backButton = useRef<HTMLButtonElement>(null);
  const depth = way.length;
  const earlier = depth === 0 ? undefined : (way[depth - 2]?.title ?? title);

  const goBackTo = (level: number): void => {
    setIsBack(true);
    setWay(way.slice(0, level));
  };
  useCloseByBack(true, depth === 0 ? onClose : () => goBackTo(depth - 1), depth);
  /** Opens what is behind a row; what is open already is gone back to. */
  const follow = (next: Behind): void => {
    const known = next.key === undefined ? -1 : names.current.slice(0, depth + 1).indexOf(next.key);
    if (known >= 0) return goBackTo(known);
    left.current = [...left.current.slice(0, depth), placeOf(scroll.current)];
    names.current = names.current.slice(0, depth + 1);
    setIsBack(false);
    setWay([...way, next]);
  };

  const nameLevel = useCallback((level: number, key: string) => {
    names.current[level] = key;
  }, []);

  // Before it is painted, so that nothing jumps.
  useLayoutEffect(() => {
    const place = isBack ? left.current[depth] : undefined;
    if (!isBack && depth === 0) return;
    scroll.current?.scrollTo?.({ top: place?.top ?? 0 });
    if (place?.row instanceof HTMLElement) place.row.focus({ preventScroll: true });
    else backButton.current?.focus();
  }, [depth, isBack]);

  const receipts: (Behind & Pick<DeskProps, 'loads'>)[] = [
    { title, body: children, loads, shown },
    ...way.map((next) => ({ ...next, loads: true })),
  ];
  return (
    <>
      <div className={styles['bar']}>
        {earlier === undefined ? (
          <Dialog.Title className={styles['kicker']}>
            {t('receipt.kicker')}
            <span className="visually-hidden">: {title}</span>
          </Dialog.Title>
        ) : (
          <>
            <Dialog.Title className="visually-hidden">
              {t('receipt.kicker')}: {way.at(-1)?.title}
            </Dialog.Title>
            <button
              ref={backButton}
              type="button"
              className={styles['back']}
              aria-label={texts.t('back', { title: earlier })}
              aria-describedby={`${paper}-${depth}`}
              onClick={() => goBackTo(depth - 1)}
            >
              <ArrowLeft size={18} aria-hidden />
              <span>{earlier}</span>
            </button>
          </>
        )}
        <Dialog.Close className={styles['close']} aria-label={t('receipt.close')}>
          <X size={18} aria-hidden />
        </Dialog.Close>
      </div>
      <div ref={scroll} className={styles['scroll']} data-scroll="" tabIndex={0}>
        {receipts.map((receipt, level) => (
          <div key={level} hidden={level !== depth}>
            <Level follow={follow} onName={nameLevel} level={level} shown={receipt.shown}>
              <Paper
                id={level === 0 ? paper : `${paper}-${level}`}
                hangs
                printing={level === depth && !isBack}
                aria-live={receipt.loads ? 'polite' : undefined}
                aria-atomic={receipt.loads}
              >
                <Body render={receipt.body} />
              </Paper>
            </Level>
          </div>
        ))}
      </div>
    </>
  );
}

interface LevelProps {
  follow: (next: Behind) => void;
  level: number;
  shown: ShownFigure | undefined;
  onName: (level: number, key: string) => void;
  children: ReactNode;
}

/** One receipt of the way, which may say its name. */
function Level({ follow, onName, level, shown, children }: LevelProps) {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  const trail = useMemo<Trail>(
    () => ({
      Opens: OpensInPlace,
      ...(shown ? { shownRow: (said) => <ShownRow shown={shown} said={said} /> } : {}),
      follow: (next) => latest.current(next),
      name: (key) => onName(level, key),
    }),
    [onName, level, shown],
  );
  return <TrailContext value={trail}>{children}</TrailContext>;
}

function placeOf(scroll: HTMLElement | null): Left {
  return { top: scroll?.scrollTop ?? 0, row: document.activeElement };
}
