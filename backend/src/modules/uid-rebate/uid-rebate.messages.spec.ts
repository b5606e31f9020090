import { fieldTexts } from './uid-rebate.messages.js';

describe('the sentences of this module', () => {
  it.each(Object.entries(fieldTexts))('%s is written for a field in both languages', (_, text) => {
    expect(text.split(' | ')).toHaveLength(2);
  });
});
