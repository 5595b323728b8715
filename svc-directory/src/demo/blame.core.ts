import { listed } from './listed.core.ts';
import type { ReviewWords } from './review-words.core.ts';

export const TORN: ReviewWords = {
  openings: listed(`
    They took care of my {case}, with some ups and downs.
    Mixed feelings about how my {case} went.
    The result in my {case} was acceptable.
    Decent lawyers for my {case}, but not perfect.
    My {case} is done, though it could have been smoother.
    {lawyer} knew a lot about my {case}, and told me little.
    I would call my experience with {business} average.
    Hard to rate, because my {case} ended all right and the way there did not feel right.
    Half good, half not.
    {business} is fine for something simple; my {case} was not.
    It got better once {lawyer} took over my {case} in person.
  `),
  bodies: listed(`
    Weeks went by without a word.
    The estimate grew twice.
    I had the feeling that bigger matters came first.
    Two appointments were moved at short notice.
    Getting past the front desk took patience.
    The letters were correct but hard to read.
    I got three different answers to the same question.
  `),
  asides: listed(`
    On the other hand, {lawyer} was good when it counted.
    In fairness, the fee was what we had agreed on.
    To be fair, my {case} was not an easy one.
    The paralegal made up for much of it.
    They did say sorry, and meant it.
    When it was finally done, it was done right.
    Nothing went wrong in the end.
    The advice itself was sound.
  `),
  closings: listed(`
    In the end it worked out.
    Ask many questions and you will be fine.
    I might use them again, I am not sure.
    Okay, not more.
    You get what you pay for.
    I expected a little more.
    Maybe others in {city} have had more luck.
    Put everything in writing.
  `),
  short: listed(`
    It was okay.
    Average experience with my {case}.
    Fine, but slow.
    Good lawyer, poor follow-up.
    Got it done eventually.
    Neither bad nor great.
    Expensive for what it was.
    Nice people, long waits.
  `),
};

export const UNHAPPY: ReviewWords = {
  openings: listed(`
    I had hoped for more when I brought them my {case}.
    Disappointed with the way my {case} was handled.
    My {case} deserved more attention than it got.
    I regret not asking around {city} before giving {business} my {case}.
    Not what the website promises.
    I ended up taking my {case} to another office.
    The first meeting about my {case} was fine, everything after it was not.
    {lawyer} seemed interested in my {case} until the check had cleared.
    It is a year since I hired {business}, and my {case} is where it was.
    I wanted to like this office.
    My {case} was passed around like a hot potato.
    Reading the other reviews I must have been at a different office in {city}.
    {lawyer} talked me out of my doubts, and I should have listened to them.
  `),
  bodies: listed(`
    My calls were returned after four or five days, if at all.
    Nobody could tell me what the next step was.
    The bill was far higher than the estimate.
    I spoke to someone different each time.
    The waiting room was full and my appointment started an hour late.
    I had to send the same documents twice.
    {lawyer} seemed to be reading my file for the first time.
    Updates came only when I asked for them.
    A deadline was met only because I asked about it.
    My name was misspelled in two filings.
    I paid for an hour in which {lawyer} looked for my papers.
    When I asked about the bill I was told to read the contract.
    My emails were answered in one line, by somebody I had never met.
    What I had said at the first meeting had to be said again at the fourth.
    The person I met at the first visit never appeared again.
  `),
  asides: listed(`
    They did apologize in the end.
    Maybe I just had bad luck.
    The receptionist was the only one who tried.
    It took a formal complaint to get my file back.
    Part of the fee was returned, I will give them that.
    Another lawyer in {city} sorted it out in a month.
  `),
  closings: listed(`
    I would look elsewhere.
    Communication is the problem here.
    I asked for my file and left.
    I expected better for the price.
    Think twice.
    Never again.
    Lesson learned.
    I would not send a friend there.
    Get a second opinion first.
    A pity.
  `),
  short: listed(`
    Would not recommend.
    Never called back about my {case}.
    Slow and hard to reach.
    Not impressed.
    Save yourself the trouble.
    Took my retainer and went quiet.
    All talk.
    I felt like a number.
    Too busy for my {case}, apparently.
    Look elsewhere in {city}.
  `),
};
