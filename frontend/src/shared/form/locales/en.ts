export const en = {
  leaveTitle: 'Discard what you have written?',
  leaveConsequence: 'What was changed here has not been saved.',
  leaveConfirm: 'Discard',
};
