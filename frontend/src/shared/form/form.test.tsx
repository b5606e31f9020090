import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RouterProvider, createMemoryRouter, useNavigate } from 'react-router';
import type { ApiError } from '@/shared/api/api-error';
import { Form } from '@/shared/form/form';
import { LeaveQuestion } from '@/shared/form/leave-question';
import { type FormOptions, useForm } from '@/shared/form/use-form';
import { Field, Input } from '@/shared/ui/field';
import { Checkbox } from '@/shared/ui/checkbox';
import { clearToasts, useToasts } from '@/shared/ui/toast';

const blank = { name: '', amount: '', agreed: false };
type Values = typeof blank;
type Wire = { name: string; amount: number; agreed: boolean };
type Options = Partial<FormOptions<Values, Wire, string>>;

const refusal = (more: Partial<ApiError> = {}): ApiError => ({
  status: 400,
  message: 'The whole was refused.',
  alreadyChecked: false,
  ...more,
});

const check: Options['check'] = ({ name, amount }) => ({
  ...(name === '' ? { name: 'A name is needed.' } : {}),
  ...(/^\d*$/.test(amount) ? {} : { amount: 'Only digits.' }),
  ...(name !== '' && name === amount ? { amount: 'Not the same as the name.' } : {}),
});

function Sample({ values = blank, ...options }: Options) {
  const form = useForm<Values, Wire, string>({
    values,
    check,
    read: ({ name, amount, agreed }) => ({ name: name.trim(), amount: Number(amount), agreed }),
    send: () => 'sent',
    ...options,
  });
  return (
    <Form form={form}>
      <Field label="Name" {...form.field('name')}>
        <Input />
      </Field>
      <Field label="Amount" {...form.field('amount')}>
        <Input />
      </Field>
      <Checkbox {...form.box('agreed')}>Agreed</Checkbox>
      {form.problem !== undefined && <p role="alert">{form.problem}</p>}
      <button type="submit" disabled={form.busy}>
        Send
      </button>
      <button type="button" onClick={() => form.restart()}>
        Restart
      </button>
      <button type="button" onClick={() => form.set('name', 'set from outside')}>
        Set
      </button>
    </Form>
  );
}

function Toasts() {
  return useToasts().map(({ id, title, description }) => (
    <p key={id} role="status">
      {title}: {description}
    </p>
  ));
}

function setUp(options: Options = {}) {
  const draw = (values?: Values) => (
    <>
      <Sample {...options} {...(values ? { values } : {})} />
      <Toasts />
    </>
  );
  const { rerender } = render(draw());
  const user = userEvent.setup();
  return {
    user,
    /** The page learns other values to begin with. */
    learn: (values: Values) => rerender(draw(values)),
    name: () => screen.getByLabelText<HTMLInputElement>('Name'),
    amount: () => screen.getByLabelText<HTMLInputElement>('Amount'),
    agreed: () => screen.getByLabelText<HTMLInputElement>('Agreed'),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
    alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  };
}

/** As RTK Query does: with plain data. */
const refuse = async (problem: ApiError): Promise<never> => {
  throw problem as unknown as Error;
};

/** A server that takes everything. */
function recorder() {
  const sent: unknown[] = [];
  const send = (...what: [Wire, Partial<Wire>]): string => {
    sent.push(what);
    return 'the answer';
  };
  return { sent, send };
}

beforeEach(clearToasts);

describe('what is wrong', () => {
  it('is told at its fields when it is sent, the first of which gets the focus', async () => {
    const { sent, send } = recorder();
    const form = setUp({ send });
    expect(form.alerts()).toEqual([]);
    await form.user.type(form.amount(), 'much');
    expect(form.alerts()).toEqual([]);
    await form.send();
    expect(form.alerts()).toEqual(['A name is needed.', 'Only digits.']);
    expect(form.name().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(form.name().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'A name is needed.',
    );
    expect(document.activeElement).toBe(form.name());
    expect(sent).toEqual([]);
  });

  it('is not told any more once its field is touched, and stays told at the others', async () => {
    const form = setUp();
    await form.user.type(form.amount(), 'much');
    await form.send();
    await form.user.type(form.name(), 'K');
    expect(form.alerts()).toEqual(['Only digits.']);
    await form.user.type(form.amount(), '!');
    expect(form.alerts()).toEqual([]);
  });

  it('is not told any more when another field makes it right', async () => {
    const form = setUp();
    await form.user.type(form.name(), '1');
    await form.user.type(form.amount(), '1');
    await form.send();
    expect(form.alerts()).toEqual(['Not the same as the name.']);
    await form.user.type(form.name(), '2');
    expect(form.alerts()).toEqual([]);
  });

  it('marks a field without a sentence of its own', async () => {
    const form = setUp({ check: () => ({ name: '', amount: 'Both are needed.' }) });
    await form.send();
    expect(form.alerts()).toEqual(['Both are needed.']);
    expect(form.name().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('sending', () => {
  it('sends what was read of the fields, and what of it is different', async () => {
    const { sent, send } = recorder();
    const answers: string[] = [];
    const form = setUp({
      values: { name: 'Kim', amount: '10', agreed: false },
      send,
      done: (answer) => answers.push(answer),
    });
    await form.user.type(form.name(), ' ');
    await form.user.click(form.agreed());
    await form.send();
    expect(sent).toEqual([[{ name: 'Kim', amount: 10, agreed: true }, { agreed: true }]]);
    expect(answers).toEqual(['the answer']);
  });

  it('is busy meanwhile and sends once', async () => {
    const waiting: ((message: string) => void)[] = [];
    const form = setUp({ send: () => new Promise<string>((resolve) => waiting.push(resolve)) });
    await form.user.type(form.name(), 'Kim{Enter}');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(button.disabled).toBe(true);
    await form.user.type(form.name(), '{Enter}');
    const element = form.name().form;
    if (element) fireEvent.submit(element);
    expect(waiting.length).toBe(1);
    waiting[0]?.('late');
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it('asks first where a question stands before it', async () => {
    const { sent, send } = recorder();
    let asked = 0;
    const form = setUp({ send, ask: () => (asked += 1) });
    await form.send();
    expect(asked).toBe(0);
    await form.user.type(form.name(), 'Kim');
    await form.send();
    expect(asked).toBe(1);
    expect(sent).toEqual([]);
  });
});

describe('a refusal of the server', () => {
  const refused = (more: Partial<ApiError>, options: Options = {}) => ({
    send: () => refuse(refusal(more)),
    ...options,
  });

  it('stands at the fields that it names, with the focus in the first, and in a toast', async () => {
    const fields = [
      { path: 'amount', message: 'Too much.' },
      { path: 'name.0', message: 'This name is taken.' },
      { path: 'elsewhere', message: 'Not from here.' },
    ];
    const form = setUp(refused({ fields }, { failed: 'Not sent' }));
    await form.user.type(form.name(), 'Kim');
    await form.user.type(form.amount(), '7');
    await form.send();
    expect(form.alerts()).toEqual(['This name is taken.', 'Too much.']);
    expect(document.activeElement).toBe(form.name());
    expect(form.name().selectionEnd).toBe(3);
    expect(screen.getByRole('status').textContent).toBe('Not sent: The whole was refused.');
    await form.user.type(form.amount(), '8');
    expect(form.alerts()).toEqual(['This name is taken.']);
  });

  it('stands at the field that it is about by its code', async () => {
    const about: Options['about'] = (code) => (code === 'bank.tooMuch' ? 'amount' : undefined);
    const form = setUp(refused({ code: 'bank.tooMuch' }, { about }));
    await form.user.type(form.name(), 'Kim{Enter}');
    expect(form.amount().getAttribute('aria-invalid')).toBe('true');
    expect(form.alerts()).toEqual(['The whole was refused.']);
  });

  it('stands in the form when it is about no field and no toast tells it, until something is typed', async () => {
    const form = setUp(refused({}));
    await form.user.type(form.name(), 'Kim{Enter}');
    expect(form.alerts()).toEqual(['The whole was refused.']);
    await form.user.type(form.name(), '!');
    expect(form.alerts()).toEqual([]);
  });

  it('is told in the words of the page when it has none', async () => {
    const form = setUp(refused({ isWordless: true, message: 'Error 502' }, { fallback: 'Try again later.' }));
    await form.user.type(form.name(), 'Kim{Enter}');
    expect(form.alerts()).toEqual(['Try again later.']);
  });

  it('is left to a page that takes it', async () => {
    const taken: ApiError[] = [];
    const takes: Options['takes'] = (problem) => taken.push(problem) > 0;
    const form = setUp(refused({ status: 429 }, { takes, failed: 'Not sent' }));
    await form.user.type(form.name(), 'Kim{Enter}');
    expect(taken).toEqual([refusal({ status: 429 })]);
    expect(form.alerts()).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('what it begins with', () => {
  it('follows where nobody has typed', async () => {
    const form = setUp();
    await form.user.type(form.name(), 'typed');
    form.learn({ name: 'known', amount: '20', agreed: true });
    expect([form.name().value, form.amount().value, form.agreed().checked]).toEqual(['typed', '20', true]);
    await form.user.type(form.amount(), '1');
    expect(form.amount().value).toBe('201');
  });

  it('comes back when it begins anew', async () => {
    const form = setUp({ values: { ...blank, name: 'Kim' } });
    await form.user.type(form.name(), ' Hana');
    await form.user.click(form.agreed());
    await form.user.click(screen.getByRole('button', { name: 'Restart' }));
    expect([form.name().value, form.agreed().checked]).toEqual(['Kim', false]);
  });

  it('is set from outside as if it was typed', async () => {
    const { sent, send } = recorder();
    const form = setUp({ send });
    await form.send();
    await form.user.click(screen.getByRole('button', { name: 'Set' }));
    expect(form.alerts()).toEqual([]);
    await form.send();
    expect(sent).toEqual([[{ name: 'set from outside', amount: 0, agreed: false }, { name: 'set from outside' }]]);
  });
});

describe('leaving', () => {
  function Editor() {
    const navigate = useNavigate();
    const [isRefused, setRefused] = useState(true);
    const form = useForm({
      values: { text: '' },
      send: () => (isRefused ? refuse(refusal()) : undefined),
      done: () => void navigate('/elsewhere'),
    });
    return (
      <Form form={form}>
        <Field label="Text" {...form.field('text')}>
          <Input />
        </Field>
        <button type="submit">Send</button>
        <button type="button" onClick={() => setRefused(false)}>
          Mend
        </button>
        <button type="button" onClick={() => void navigate('/elsewhere')}>
          Leave
        </button>
        <LeaveQuestion form={form} />
      </Form>
    );
  }

  function open() {
    const router = createMemoryRouter([
      { path: '/', element: <Editor /> },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ]);
    render(<RouterProvider router={router} />);
    const user = userEvent.setup();
    return { user, click: (name: string) => user.click(screen.getByRole('button', { name })) };
  }
  const isElsewhere = () => screen.queryByRole('heading', { name: 'Elsewhere' }) !== null;

  it('asks before what was typed is lost, and goes when that is meant', async () => {
    const { user, click } = open();
    await user.type(screen.getByLabelText('Text'), 'words');
    await click('Leave');
    expect(isElsewhere()).toBe(false);
    await click('취소');
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('words');
    await click('Leave');
    await click('버리기');
    expect(isElsewhere()).toBe(true);
  });

  it('does not ask where nothing was typed', async () => {
    const { click } = open();
    await click('Leave');
    expect(isElsewhere()).toBe(true);
  });

  it('does not ask once it is sent, and still asks when it was refused', async () => {
    const { user, click } = open();
    await user.type(screen.getByLabelText('Text'), 'words{Enter}');
    await click('Leave');
    await click('취소');
    await click('Mend');
    await click('Send');
    expect(isElsewhere()).toBe(true);
  });

  it('warns before the window closes, and only while something is unsaved', async () => {
    const { user } = open();
    const close = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    await user.type(screen.getByLabelText('Text'), 'w');
    expect(close()).toBe(true);
    await user.clear(screen.getByLabelText('Text'));
    expect(close()).toBe(false);
  });
});
