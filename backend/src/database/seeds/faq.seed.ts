import type { EntityManager } from 'typeorm';
import { faqEntries } from './faq-entries.js';

/** Marker that the entries were added once: entries that operators have deleted are not added again. */
const ADDED = { action: 'faq.seeded', type: 'faq', id: 'reference' };

/** Adds the initial questions to a new installation, once. Operators own them afterwards. */
export async function seedFaq(em: EntityManager, now: Date): Promise<void> {
  const added: unknown[] = await em.query(
    `SELECT 1 FROM platform_audit_events WHERE target_type = $1 AND target_id = $2 AND action = $3`,
    [ADDED.type, ADDED.id, ADDED.action],
  );
  if (added.length > 0) return;
  for (const { question, answer, keywords, link } of faqEntries)
    await em.query(
      `INSERT INTO faq_entries (position, question_ko, question_en, answer_ko, answer_en, keywords_ko, keywords_en,
         link, is_published, created_at, updated_at)
       SELECT coalesce(max(position), 0) + 1, $1, $2, $3, $4, $5, $6, $7, true, $8, $8 FROM faq_entries`,
      [question.ko, question.en, answer.ko, answer.en, keywords.ko, keywords.en, link, now],
    );
  await em.query(
    `INSERT INTO platform_audit_events (at, action, target_type, target_id, after) VALUES ($1, $2, $3, $4, $5)`,
    [now, ADDED.action, ADDED.type, ADDED.id, JSON.stringify({ entries: faqEntries.length })],
  );
}
