import { Blog1795000000000 } from './1795000000000-blog.ts';

import { BlogQuery1795000001000 } from './1795000001000-blog-query.ts';
import { OldAddresses1795000005000 } from './1795000005000-old-addresses.ts';
import { OutboxLanes1795000003000 } from './1795000003000-outbox-lanes.ts';
import { PostWords1795000002000 } from './1795000002000-post-words.ts';
import { ViewKeys1795000004000 } from './1795000004000-view-keys.ts';

/** In the order in which they are applied. */
export const MIGRATIONS = [
  Blog1795000000000,
  BlogQuery1795000001000,
  PostWords1795000002000,
  OutboxLanes1795000003000,
  ViewKeys1795000004000,
  OldAddresses1795000005000,
];
