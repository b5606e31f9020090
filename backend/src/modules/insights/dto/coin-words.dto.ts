/** What the language model says of a coin. */
export class CoinTextDto {
  /** Plain text on one line. Every number in it is one of the measured facts. @example 'BTC trades at 60250.2 USDT.' */
  text: string;
  /** Name of the model. @example 'gpt-4.1' */
  model: string;
  /** The model or one of the facts is the simulator's. */
  simulated: boolean;
  /** When the facts were measured, to the minute. */
  factsAt: string;
  /** When it was written. */
  writtenAt: string;
}

/** What the language model says of a coin, if it says something. */
export class CoinWordsDto {
  /** The model is being asked: ask again in some seconds. */
  pending: boolean;
  /** Null while it is asked, without a model, and if it has said nothing that can be used. */
  words: CoinTextDto | null;
}
