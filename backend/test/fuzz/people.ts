import type { Person } from '../../src/database/seeds/demo-people.js';
import { createAdmin, registerMember, type SignedIn } from '../factories/member.js';
import type { DemoApp } from '../support/demo-app.js';
import type { Persona } from './requests.js';

/** Members of the demo in the order in which they are used up. */
const MEMBERS: readonly Person[] = ['hana', 'junho', 'alex', 'woojin', 'seoyeon', 'saebom', 'minji'];

/**
 * Who makes the requests. Somebody who is logged out, has another password by now or has closed the account is replaced by
 * the next.
 */
export class People {
  private readonly present = new Map<Persona, SignedIn>();
  private readonly waiting: Person[] = [...MEMBERS];

  constructor(private readonly service: DemoApp) {}

  async signedIn(persona: Exclude<Persona, 'visitor'>): Promise<SignedIn> {
    const present = this.present.get(persona) ?? (persona === 'admin' ? await this.admin() : await this.member());
    this.present.set(persona, present);
    return present;
  }

  async cookieOf(persona: Persona): Promise<string | undefined> {
    if (persona === 'visitor') return undefined;
    const { client } = await this.signedIn(persona);
    return `sid=${client.cookie('sid') ?? ''}`;
  }

  /** The session of this person has ended, or may do nothing any more. */
  async replace(persona: Exclude<Persona, 'visitor'>): Promise<void> {
    const gone = this.present.get(persona);
    this.present.delete(persona);
    if (!gone) return;
    // The limits of logins have passed by then.
    this.service.clock.advance({ hours: 1 });
    const { email, password } = gone;
    const client = this.service.client();
    const { status, body } = await client.post('/api/login', { email, password });
    if (status === 200 && body.user?.isAdmin === (persona === 'admin')) this.present.set(persona, { ...gone, client });
  }

  private async admin(): Promise<SignedIn> {
    return createAdmin(this.service);
  }

  private async member(): Promise<SignedIn> {
    const next = this.waiting.shift();
    if (!next) return this.newMember();
    try {
      return await this.service.signIn(next);
    } catch {
      // Closed or changed by an administrator meanwhile.
      return this.member();
    }
  }

  private async newMember(): Promise<SignedIn> {
    this.service.clock.advance({ hours: 1 });
    const member = await registerMember(this.service, { emailConfirmed: true });
    const { client } = await this.signedIn('admin');
    await client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount: '20000' });
    return member;
  }
}
