import { fieldTexts, uidRebateTexts } from './uid-rebate.messages.js';

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe('the sentences of this module', () => {
  it.each(Object.entries(uidRebateTexts))('%s has the same placeholders in both languages', (_, { ko, en }) => {
    expect(placeholders(ko)).toEqual(placeholders(en));
  });

  it.each(Object.entries(fieldTexts))('%s is written for a field in both languages', (_, text) => {
    expect(text.split(' | ')).toHaveLength(2);
  });
});
