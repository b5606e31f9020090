import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { PlatformErrors } from '../errors/index.js';
import { logger } from '../logging/index.js';

const MIB = 2 ** 20;
const PIECE = 64 * 1024;

/** Temporary files on this replica's disk, in the system's temporary directory (`TMPDIR`). */
@Injectable()
export class ScratchDisk {
  /** Maximum bytes of one file, and of all. */
  private readonly largest = 256 * MIB;
  private readonly room = 1024 * MIB;
  private readonly folder = tmpdir();
  private used = 0;

  /** Creates an empty file, which its owner closes. Throws `platform.busy` if the disk refuses. */
  async open(): Promise<ScratchFile> {
    const path = join(this.folder, `lance-scratch-${randomUUID()}`);
    try {
      const handle = await open(path, 'wx+', 0o600);
      // Unlinked at once: it disappears with its handle, even if this process is killed.
      await unlink(path);
      return new ScratchFile(this, handle);
    } catch (error) {
      throw diskFull(error);
    }
  }

  /** Accounts for written (or, negative, freed) bytes. Throws `platform.busy` if there is no room. */
  take(bytes: number, sizeBefore: number): void {
    if (bytes > 0 && (sizeBefore + bytes > this.largest || this.used + bytes > this.room))
      throw diskFull(new Error('no room for another file'));
    this.used += bytes;
  }
}

/** A temporary file without a name. */
export class ScratchFile {
  private bytes = 0;
  private isClosed = false;

  constructor(
    private readonly disk: ScratchDisk,
    private readonly handle: FileHandle,
  ) {}

  get size(): number {
    return this.bytes;
  }

  /** Descriptor for readers in another thread; valid until it is closed. */
  get descriptor(): number {
    return this.handle.fd;
  }

  /** Appends a stream. Throws `platform.busy` if there is no room. */
  async write(source: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of source) await this.append(chunk);
  }

  /** Throws `platform.busy` if there is no room for it. */
  async append(chunk: Buffer): Promise<void> {
    this.disk.take(chunk.length, this.bytes);
    this.bytes += chunk.length;
    await this.handle.writeFile(chunk).catch((error: unknown) => {
      throw diskFull(error);
    });
  }

  /** Throws if it is shorter. */
  async readAt(position: number, length: number): Promise<Buffer> {
    const { bytesRead, buffer } = await this.handle.read({ buffer: Buffer.allocUnsafe(length), position });
    if (bytesRead < length) throw tooShort();
    return buffer;
  }

  /**
   * Streams the file once. It is closed and `onLast` called before the last chunk is returned, because the client may
   * start the next download as soon as it has everything.
   */
  async *read(onLast: () => void): AsyncGenerator<Buffer> {
    let given = 0;
    for await (const piece of this.pieces(PIECE)) {
      given += piece.length;
      if (given === this.bytes) {
        await this.close();
        onLast();
      }
      yield Buffer.from(piece);
    }
  }

  /** Streams the file from its beginning; repeatable. A chunk is valid until the next one is requested. */
  async *pieces(largest = MIB): AsyncGenerator<Buffer> {
    const buffer = Buffer.allocUnsafe(largest);
    for (let position = 0; position < this.bytes;) {
      const { bytesRead } = await this.handle.read({ buffer, position });
      if (bytesRead === 0) throw tooShort();
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    this.disk.take(-this.bytes, 0);
    await this.handle.close();
  }
}

const tooShort = (): Error => new Error('a file is shorter than what was written to it');

function diskFull(error: unknown): Error {
  logger.error({ err: error }, 'the disk has no room for a file');
  return PlatformErrors.busy({}, { cause: error });
}
