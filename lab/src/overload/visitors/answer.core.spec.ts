import { expect, it } from '@jest/globals';
import { readHead } from './answer.core.ts';

it('an answer is read once its head is there', () => {
  expect(readHead('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n')).toBeNull();
  expect(readHead('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab')).toEqual({
    status: 200,
    retryAfter: false,
    length: 43,
    keepsAlive: true,
  });
});

it('a refusal says when to come back, and may close the connection', () => {
  const text = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
  expect(readHead(text)).toEqual({ status: 503, retryAfter: true, length: text.length, keepsAlive: false });
});

it('without a length the answer ends with its connection', () => {
  expect(readHead('HTTP/1.1 200 OK\r\nx: y\r\n\r\n')).toMatchObject({ length: null, keepsAlive: false });
});
