import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import type { JournalImportPiece } from '../entities/journal-import-piece.entity.js';

type PieceContent = Pick<JournalImportPiece, 'content' | 'isDeflated'>;

const deflate: (content: InputType, options: ZlibOptions) => Promise<Buffer> = promisify(deflateRaw);
const inflate: (content: InputType) => Promise<Buffer> = promisify(inflateRaw);

/**
 * A piece as it is kept: a text takes a sixth, which the database need not compress and the thread that answers requests need not
 * read from hexadecimal digits.
 */
export const deflated = async (content: Buffer): Promise<PieceContent> => ({
  content: await deflate(content, { level: constants.Z_BEST_SPEED }),
  isDeflated: true,
});

/** The piece as it was uploaded. */
export const inflated = async ({ content, isDeflated }: PieceContent): Promise<Buffer> =>
  isDeflated ? inflate(content) : content;
