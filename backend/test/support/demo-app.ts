import { demoCredentials, people, type Person } from '../../src/database/seeds/demo-people.js';
import { seedDemo } from '../../src/database/seeds/demo.seed.js';
import { AppConfig } from '../../src/platform/config/index.js';
import { logIn, type SignedIn } from '../factories/member.js';
import { startTestApp, type TestApp } from './test-app.js';

/** The story in which everybody is where they should be: nobody trades enough for a payback in less. */
const STORY_DAYS = 90;
/** Its tests look at the market of the moment, if at all. */
const NO_MARKET = 0;

export interface DemoApp extends TestApp {
  /** Somebody of the demo, in a new browser. */
  signIn(person: Person): Promise<SignedIn>;
}

/** The service with its demo data. They are told by the clock of the test, which stands where it stood before. */
export async function startDemoApp(): Promise<DemoApp> {
  const service = await startTestApp();
  const { clock } = service;
  const present = clock.now();
  const move = (instant: Date): Promise<void> => Promise.resolve(clock.set(instant));
  await seedDemo(
    service.app,
    { now: () => clock.now(), present: () => present, moveTo: move, comeBack: () => move(present) },
    STORY_DAYS,
    NO_MARKET,
  );
  const credentials = demoCredentials(service.app.get(AppConfig));
  return {
    ...service,
    signIn: async (person) => {
      const { email, name } = people[person];
      const password = credentials.find((one) => one.email === email)?.password ?? '';
      const client = await logIn(service, { email, password });
      const { body } = await client.get('/api/user');
      return { client, id: body.id, email, password, name };
    },
  };
}
