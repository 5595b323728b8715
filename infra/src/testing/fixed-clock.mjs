// Imported before a process of the site. Its clock goes on from a fixed moment, so that opening hours look the same.
import { ServerResponse } from 'node:http';

const offset = Number(process.env.CLOCK_OFFSET_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + offset;
  }
};

// Node.js reads its own clock for `date`, by which pages tell the server's time.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function writeHeadThen(...given) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};
