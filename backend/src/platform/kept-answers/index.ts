export { KeptAnswer } from './kept-answer.js';
export { KeptAnswersModule } from './kept-answers.module.js';
export { KeptAnswers } from './kept-answers.service.js';
