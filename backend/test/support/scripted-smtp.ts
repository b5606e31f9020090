import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What the server does with a line: it answers with this, or says nothing (`silence`), or hangs up (`hang up`). */
export type SmtpReply = string;

export interface ScriptedSmtp {
  readonly url: string;
  /** Every line that was said to it. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

/**
 * An SMTP server that follows a script, for what a real one does only when it is broken. `reply` is asked with `CONNECT`
 * and then each command line; `BODY` stands for the end of the mail's text.
 */
export async function startScriptedSmtp(reply: (command: string) => SmtpReply): Promise<ScriptedSmtp> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let isBody = false;
    let rest = '';
    const say = (command: string): void => {
      const answer = reply(command);
      if (answer === 'hang up') socket.destroy();
      else if (answer !== 'silence') socket.write(`${answer}\r\n`);
      isBody = command === 'DATA' && answer.startsWith('354');
    };
    say('CONNECT');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (!isBody) say(line);
        else if (line === '.') say('BODY');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
