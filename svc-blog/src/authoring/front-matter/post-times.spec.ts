import { describe, expect, it } from '@jest/globals';
import { frontMatter } from '../../../test/content.ts';
import { read } from '../../../test/front-matter.ts';

describe('fields of other programs', () => {
  it.each([
    ['2024-01-01', '2024-01-01T12:00:00.000Z'],
    ['2024-01-01 9:05', '2024-01-01T09:05:00.000Z'],
    ['2024-01-01T10:00:00', '2024-01-01T10:00:00.000Z'],
    ['2024-01-01 10:00:00 +0530', '2024-01-01T04:30:00.000Z'],
    ['2024-01-01 10:00:00 UTC', '2024-01-01T10:00:00.000Z'],
    ['2024-02-30', null],
    ['2024/1/2', '2024-01-02T12:00:00.000Z'],
    ['2024-1-2 10:05 PM', '2024-01-02T22:05:00.000Z'],
    ['2024-01-02 12:05 am', '2024-01-02T00:05:00.000Z'],
    ['2024-01-02 10:00:00 EST', '2024-01-02T15:00:00.000Z'],
    ['January 2nd, 2024', '2024-01-02T12:00:00.000Z'],
    ['2 Jan 2024', '2024-01-02T12:00:00.000Z'],
    ['Tue, 02 Jan 2024 10:00:00 +0000', '2024-01-02T10:00:00.000Z'],
    ['2024-01-02 18:30 2024 -0800', null],
    ['Smarch 1, 2024', null],
    ['2024-01-02 10:00 -05', '2024-01-02T15:00:00.000Z'],
    ['Tue Jan 02 2024 10:00:00 GMT-0500 (Eastern Standard Time)', '2024-01-02T15:00:00.000Z'],
    ['2024-01-02T10:00:00 America/New_York', null],
    ['2024-01-01T10:00 (EST)', null],
    ['2024-01-02 10:00 EST (Eastern)', null],
    ['2024-01-02 10:00 -05:00 (EST)', '2024-01-02T15:00:00.000Z'],
    ['01/02/2024', null],
    ['1/31/2024', '2024-01-31T12:00:00.000Z'],
    ['31.1.2024 10:00', '2024-01-31T10:00:00.000Z'],
    ['3/3/2024', '2024-03-03T12:00:00.000Z'],
    ['31/31/2024', null],
    ['2024.01.02', '2024-01-02T12:00:00.000Z'],
    ['20240102', '2024-01-02T12:00:00.000Z'],
    ['20241302', null],
    ['1704153600', null],
    ['2nd January 2024', '2024-01-02T12:00:00.000Z'],
  ])('have dates as they are written: %s', (date, time) => {
    const { value } = read(frontMatter({ published: null, date }), true);
    expect(value?.published?.toISOString() ?? null).toBe(time);
  });

  it.each([
    [{ status: 'publish' }, 'published'],
    [{ status: 'private' }, 'draft'],
    [{ status: 'future' }, 'published'],
    [{ draft: 'yes' }, 'draft'],
    [{ draft: 'perhaps' }, 'draft'],
    [{ draft: 'constructor' }, 'draft'],
    [{ draft: '{a: 1}' }, 'draft'],
    [{ publish: 'false' }, 'draft'],
    [{ listed: 'true' }, 'published'],
    [{ is_draft: 'true' }, 'draft'],
    [{ post_status: 'trash' }, 'draft'],
    [{ draft: 'false' }, 'published'],
    [{ draft: '' }, 'published'],
    [{ published: 'no', date: '2024-01-02' }, 'draft'],
    [{ status: 'published', draft: 'true' }, 'draft'],
    [{ draft: 'true', status: 'published' }, 'draft'],
    [{ private: 'true' }, 'draft'],
    [{ hidden: 'false' }, 'published'],
    [{ password: 'secret' }, 'draft'],
    [{ password: '""' }, 'published'],
    [{ visibility: 'public' }, 'published'],
    [{ published: 'FALSE', date: '2024-01-02' }, 'draft'],
    [{ Draft: 'true' }, 'draft'],
    [{ 'is-draft': 'true' }, 'draft'],
    [{ isPublished: 'false' }, 'draft'],
    [{ expiryDate: '2026-05-01' }, 'draft'],
    [{ expires: '2026-05-01T00:00:00Z' }, 'draft'],
    [{ expiryDate: 'soon' }, 'draft'],
    [{ expiryDate: '' }, 'published'],
    [{ expires: 'never' }, 'published'],
    [{ expires: 'none' }, 'published'],
    [{ expires: 'false' }, 'published'],
    [{ expires: '{ a: 1 }' }, 'draft'],
    [{ expiryDate: '2027-01-01' }, 'published'],
    [{ permalink: 'false' }, 'draft'],
    [{ permalink: '/a' }, 'published'],
    [{ eleventyExcludeFromCollections: 'true' }, 'draft'],
    [{ build: '{ render: never }' }, 'draft'],
    [{ build: '{ list: always }' }, 'published'],
    [{ publishDate: '01/02/2027' }, 'draft'],
    [{ published: null, date: '01/02/2024' }, 'draft'],
    [{ published: 'true', date: 'last May' }, 'draft'],
    [{ date: 'last May' }, 'published'],
    [{ publishDate: 'never' }, 'draft'],
    [{ publishDate: '' }, 'published'],
    [{ publishDate: '""' }, 'published'],
    [{ publishDate: 'false' }, 'published'],
    [{ tags: '[fees, draft]' }, 'draft'],
    [{ tags: 'Private' }, 'draft'],
    [{ access: 'members' }, 'draft'],
    [{ access: 'public' }, 'published'],
    [{ audience: 'only_paid' }, 'draft'],
    [{ audience: 'everyone' }, 'published'],
    [{ audience: 'consumers' }, 'published'],
    [{ audience: '[consumers, paid members]' }, 'draft'],
    [{ internal: '[x]' }, 'published'],
    [{ internal: 'true' }, 'draft'],
    [{ members_only: 'true' }, 'draft'],
    [{ premium: 'no' }, 'published'],
    [{ publish_status: 'review' }, 'draft'],
    [{ hide: 'true' }, 'draft'],
    [{ hide: '[toc]' }, 'published'],
    [{ render: 'false' }, 'draft'],
    [{ status: 'hidden' }, 'draft'],
    [{ expires_at: '2026-05-01' }, 'draft'],
    [{ embargo: 'soon' }, 'draft'],
    [{ 'Draft ': 'true' }, 'draft'],
    [{ 'Post Status': 'private' }, 'draft'],
    [{ 'Members Only': 'yes' }, 'draft'],
    [{ 'Is\tDraft': 'yes' }, 'draft'],
    [{ published: null }, 'draft'],
  ])('publish nothing that was not meant to be: %j', (fields, status) => {
    expect(read(frontMatter({ status: null, ...fields }), true).value?.status).toBe(status);
  });

  it.each([
    [{ date: '2024-01-02', publishDate: '2027-01-02' }, '2027-01-02'],
    [{ publishDate: '2027-01-02', date: '2024-01-02' }, '2027-01-02'],
    [{ publish_date: '2027-01-02', published: '2024-01-02T09:00:00Z' }, '2027-01-02'],
    [{ published: '2024-01-02T09:00:00Z', publishDate: '2027-01-02' }, '2027-01-02'],
    [{ date: '2027-01-02', publishDate: '2028-01-02' }, '2028-01-02'],
    [{ date: '2024-01-02', embargo: '2028-01-02' }, '2028-01-02'],
    [{ date: '2024-01-02', 'Publish Date': '2028-01-02' }, '2028-01-02'],
    [{ date: '2024-01-02', 'publish-on': '2028-01-02' }, '2028-01-02'],
    [{ pubDatetime: '2022-09-23T15:22:00Z' }, '2022-09-23'],
    [{ datePublished: 'Wed May 01 2024 10:00:00 GMT+0000 (Coordinated Universal Time)' }, '2024-05-01'],
    [{ date_published: '2024-05-01T10:00:00.000Z' }, '2024-05-01'],
    [{ date: '2024-01-02', publishDate: '2025-01-02' }, '2024-01-02'],
  ])('show nothing before the last of its dates that is still to come: %j', (fields, day) => {
    const { value } = read(frontMatter({ published: null, ...fields }), true);
    expect(value?.published?.toISOString().slice(0, 10)).toBe(day);
  });

  it('leave a post among drafts one, whatever they say', () => {
    const { value, doubts } = read(
      frontMatter({ status: null, published: 'true', date: '2024-01-02' }),
      true,
      null,
      true,
    );
    expect(value?.status).toBe('draft');
    expect(doubts).toContainEqual(expect.stringContaining('"status" is draft: the file stands in the folder _drafts'));
  });
});
