import { Body, Controller, Get, Post, Query, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';
import { VocabularyChanges } from '../../vocabulary/vocabulary-changes.ts';
import { AuditInterceptor, Audited } from '../../audit/audited.ts';
import { Admins } from '../../door/admins.ts';
import { DeskErrors } from '../desk-errors.filter.ts';
import { DeskPages, fieldOf, refusalOf } from '../desk.ts';
import type { Notice } from '../layout.tsx';
import { Heading } from '../parts.tsx';
import { EntryForm } from './entry-form.tsx';
import { entryOf } from './entry-fields.ts';

const PATH = '/admin/vocabulary';

interface Shown {
  /** The content of the fields. */
  typed: VocabularyEntry;
  /** The meaning that is changed; null: one is added. */
  from: VocabularyEntry | null;
  notice?: Notice;
  status?: number;
}

/** The form of one entry. What was typed stays in it when it cannot be used. */
@ApiExcludeController()
@UseFilters(DeskErrors)
@UseInterceptors(AuditInterceptor)
@Controller('admin')
export class EntryPageController {
  constructor(
    private readonly desk: DeskPages,
    private readonly changes: VocabularyChanges,
    private readonly admins: Admins,
  ) {}

  @Get('vocabulary/add')
  showAdd(@Query() query: object, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.form(request, reply, { typed: entryOf(query), from: null });
  }

  @Get('vocabulary/change')
  showChange(@Query() query: object, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const from = entryOf(query);
    return this.form(request, reply, { typed: from, from });
  }

  @Audited('add to vocabulary')
  @Post('vocabulary/add')
  add(@Body() body: object, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<unknown> {
    const typed = entryOf(body);
    return this.send(request, reply, { typed, from: null }, () => this.changes.add(typed, this.editor(request, body)));
  }

  @Audited('change vocabulary')
  @Post('vocabulary/change')
  change(@Body() body: object, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<unknown> {
    const { phrase, ...from } = entryOf(body, 'old-');
    const { phrase: _, ...to } = entryOf(body);
    const shown = { typed: { phrase, ...to }, from: { phrase, ...from } };
    return this.send(request, reply, shown, () => this.changes.change(phrase, from, to, this.editor(request, body)));
  }

  /** Answers what the audit log notes of a refusal. */
  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Shown,
    work: () => Promise<void>,
  ): Promise<unknown> {
    try {
      await work();
    } catch (error) {
      const notice = refusalOf(error);
      const { status, code } = error as DomainError;
      await this.form(request, reply, { ...shown, notice, status });
      return { code };
    }
    await reply.redirect(this.desk.back(request, PATH, 'drafted').url, 303);
    return undefined;
  }

  private async form(
    request: FastifyRequest,
    reply: FastifyReply,
    { typed, from, notice, status = 200 }: Shown,
  ): Promise<void> {
    // The revision of this moment, because an admin who was told what has changed sends the same form again.
    const { revision } = await this.changes.draft();
    const title = from ? `Change "${from.phrase}"` : 'Add a phrase';
    await this.desk.show(
      request,
      reply,
      (viewer) => ({
        title,
        path: PATH,
        ...(notice && { notice }),
        children: (
          <>
            <Heading title={title}>It waits in the draft until that is put live.</Heading>
            <EntryForm viewer={viewer} revision={revision} typed={typed} from={from} />
          </>
        ),
      }),
      status,
    );
  }

  private editor(request: FastifyRequest, body: object): { by: string; seen: string | undefined } {
    const seen = fieldOf(body, 'revision');
    return { by: this.admins.of(request).by, seen: /^\d{1,18}$/.test(seen) ? seen : undefined };
  }
}
