import { listed } from './listed.core.ts';
import type { ReviewWords } from './review-words.core.ts';

export const DELIGHTED: ReviewWords = {
  openings: listed(`
    I came here with my {case} and could not have asked for more.
    {lawyer} handled my {case} from start to finish.
    After two other offices turned me away, {business} took my {case} seriously.
    My {case} had kept me up at night for months.
    A coworker sent me here about my {case}, and I owe her lunch.
    I was nervous about my {case}, and {lawyer} put me at ease in the first ten minutes.
    Second time with {business}, this time for my {case}.
    I called about my {case} on a Monday and had a plan by Wednesday.
    What a relief to have had {lawyer} on my side in my {case}.
    We talked to three firms in {city} before choosing this one for my {case}.
    I had never needed a lawyer before my {case}.
    I had given up on my {case} until {lawyer} read the papers.
    It took me half a year to make the first call about my {case}; I wish I had not waited.
    My brother in {city} told me to bring my {case} here, and he was right.
    I drove an hour to {city} for this office and would do it again.
    Everybody says that lawyers never call back; {lawyer} does.
    {lawyer} took my {case} the week before a deadline that I knew nothing about.
    When I moved to {city} I brought my {case} along in two shopping bags.
    I do not write reviews, but my {case} deserves one.
    My {case} was supposed to be simple and was not.
    From the first call about my {case} I was treated like a person, not like a file.
    I expected my {case} to drag on for a year.
    {business} came recommended by our pastor.
    I tried to sort out my {case} by myself and made it worse.
    Nobody in my family had ever set foot in a law office.
    My {case} ended last month, better than anybody at home had dared to hope.
    My previous lawyer retired in the middle of my {case}.
    Two years of worry about my {case} were over in one afternoon.
    I was skeptical of the good reviews until {lawyer} took on my {case}.
    English is my second language, and nobody rushed me through my {case}.
    I found {business} late at night, searching for help with my {case}.
    We are a family of teachers and read everything twice; so does {lawyer}.
    Two offices had told me that my {case} was not worth their time.
    At the first meeting {lawyer} asked more questions about my {case} than I did.
    I had low expectations when I brought my {case} to {city}.
  `),
  bodies: listed(`
    {lawyer} answered every email within a day.
    I always knew what would happen next.
    {lawyer} listened first and talked second.
    {lawyer} drew the whole process on one sheet of paper, and I still have it.
    The cost was named on the first day and did not move.
    Nobody ever made me feel that my questions were silly.
    The paralegal knew my file by heart.
    {lawyer} was better prepared than anybody else in the room.
    What was promised at the first meeting is what happened.
    They stayed patient with me when I was not.
    I got copies of everything without having to ask.
    Even the hard news was delivered kindly.
    {lawyer} called on a Sunday so that I would not worry until Monday.
    Each letter came with two lines that said what it meant.
    They found a mistake in my papers that three people before them had missed.
    {lawyer} explained my choices and then let me choose.
    When I had to sign something, somebody read it with me line by line.
    They told me what not to spend money on.
    The day before each appointment I got a call with where to park and whom to ask for.
    {lawyer} remembered my kids' names.
    I never once had to repeat my story.
    They returned part of the retainer without being asked.
    {lawyer} went over everything again with my mother, who had missed the meeting.
    A young associate had the best idea of all, and {lawyer} said so in front of everybody.
    I could text a question and get a real answer.
    {lawyer} speaks in plain words, which I had not expected of a lawyer.
    The bill listed every call, and none was padded.
    They met me after hours so that I would not miss a shift.
    {lawyer} kept me from sending an email that I would have regretted.
    Documents that I had given up on were in my hands within a week.
    They set a date for the next step at the end of every meeting, and kept it.
    {lawyer} warned me of the two things that could go wrong, and had a plan for both.
    I was allowed to cry, and there were tissues.
    They did in six weeks what I had been told would take six months.
    Nothing was done behind my back, and nothing was left to me that was theirs to do.
    The first half hour was worth more than a year of searching the web.
    {lawyer} is as polite to the intern as to the mayor.
    They found me an interpreter for my father without making a fuss.
  `),
  asides: listed(`
    The front desk in {city} knows you by name after the second visit.
    The office dog helped, too.
    I have kept every letter because they are so clear.
    My wife, who trusts nobody, asked for a card on the way out.
    There is coffee, and it is good.
    It is up two flights of stairs, but there is an elevator round the back.
    I still get a card every January.
    A year later they called to ask whether everything had held.
    If I had known how calm this could be, I would have slept more.
    My neighbor has since gone there with a quite different matter.
    They even told me when a letter needed no lawyer.
  `),
  closings: listed(`
    Worth every penny.
    I would go back without hesitating.
    Thank you to the whole team.
    I have already passed the number on to my sister.
    Clear, kind and quick.
    If you are in {city} and need help, call them.
    Could not be happier with how it ended.
    I sleep again.
    We hope never to need a lawyer again, but if we do, it will be this one.
    Thank you, {lawyer}.
    Best decision of a bad year.
    I only wish I had called sooner.
    My family is grateful.
    Ask for {lawyer}.
    They earned this.
    I recommend {business} to everybody who asks.
    You can stop looking.
    It is over, and it ended well.
    No pressure, no jargon.
  `),
  short: listed(`
    Highly recommended.
    Honest and thorough.
    Excellent communication throughout.
    They know what they are doing.
    Very helpful with my {case}.
    Great people, great result.
    Fast, friendly, fair.
    {lawyer} is the best.
    Could not have done it without {lawyer}.
    Exactly the help I needed with my {case}.
    A real professional who also listens.
    Saved us when nobody else would pick up the phone.
    Wonderful from the front desk to the last letter.
    Everything they said would happen did happen.
    Thank you for believing me.
    10 out of 10, would call again.
    Best law office in {city}.
    Sharp, calm and always prepared.
    I felt safe in their hands.
  `),
};

export const PLEASED: ReviewWords = {
  openings: listed(`
    Good experience overall with my {case}.
    {lawyer} did solid work on my {case}.
    Happy with how my {case} turned out.
    I would use {business} again for something like my {case}.
    My {case} took longer than I had hoped, but the result was good.
    {business} was the third office in {city} that I called about my {case}, and the first that made sense.
    A capable office that knew what to do with my {case}.
    My {case} was in good hands.
    I hired them for my {case} last spring.
    Friends in {city} had used {business} before, so I brought my {case} there.
    {lawyer} was recommended to me for my {case}, and I see why.
    We were mostly very pleased with how {lawyer} handled my {case}.
    My {case} is behind me now, thanks to {business}.
    No complaints worth mentioning about how they dealt with my {case}.
  `),
  bodies: listed(`
    They were upfront about the cost and stayed close to it.
    {lawyer} was prepared and polite at every meeting.
    My questions were answered, if not always on the same day.
    The first meeting gave me a clear idea of what was ahead.
    The paperwork was done properly and on time.
    {lawyer} gave realistic advice and did not oversell.
    I was kept up to date at every important step.
    The assistant was friendly and well organized.
    In the meetings I had the feeling that somebody had read my file.
    Nothing was promised that was not delivered.
    The advice was sound, and I understood it.
    I got a straight answer about my chances.
  `),
  asides: listed(`
    Parking near the office is a pain, so leave early.
    Once I had to call twice to get an appointment.
    The portal for documents takes some getting used to.
    It got a little hectic in the last week.
    The waiting room is small.
    I would have liked the final letter a bit sooner.
    One bill needed a correction, which was made at once.
    They are busy, and you notice it now and then.
    A few more updates in the quiet months would have been nice.
    Only the phone menu could be shorter.
  `),
  closings: listed(`
    All in all a good choice.
    I would recommend them.
    Fair price for good work.
    Solid people.
    I would go there again.
    Glad that I called.
    Well done, with small things to improve.
    You could do a lot worse in {city}.
    Good value.
    It all worked out.
  `),
  short: listed(`
    Good work on my {case}.
    Helpful and fair.
    Competent and friendly.
    Good lawyer, busy office.
    Did what they said they would do.
    Solid advice.
    Pleased with the outcome.
    Reliable.
    Good communication, reasonable fee.
    Very good, only a little slow to start.
  `),
};
