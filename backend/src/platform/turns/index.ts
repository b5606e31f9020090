export { takingTurns, TurnsByKey } from './turns.js';
