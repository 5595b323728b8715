import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const BENEFITS: readonly VocabularyEntry[] = [
  ...said('social-security-disability', {
    strong: `
      denied disability, disability denied, ssdi, ssi, disability hearing, disability judge, administrative law judge, ssa hearing, compassionate allowance,
      apply for disability, on disability, get disability, incapacidad, survivors benefits social security, disability attorney
      disability|ssdi|ssi|ssd|social security|discapacidad|incapacidad + DENIED|apply|applying|appeal|claim|hearing|approved|benefits|file|filing|qualify|judge|reconsideration|overpayment|cut off|review|award|
        check|back pay|times|stopped|terminated|again|denegado|aplicar|solicitar|negaron - va|veteran*|short term|insurance company|unum|cigna|discriminat*|school
      cant|unable|not able|too sick|no longer|stopped + work|working + because|anymore|benefit|benefits|money|income|live on|disability|condition|sick|illness|back|depression|anxiety|fibromyalgia|ms|injury|lupus|disabled|ssdi
      overpaid|overpayment + social security|ssi|ssdi|ssa
      lupus|fibromyalgia|ptsd|bipolar|epilep*|seizures|depression|arthritis|crohns|parkinsons + disability|benefits|ssdi|work - va|veteran*|fired|army|military
      social security + number|cola|office|hearing|judge|appeal
      long term disability|ltd + denied|insurance|unum|cigna|metlife|hartford
      mental illness|schizophren*|bipolar|depress*|anxiety|chronic pain|back pain|ms|parkinson*|stroke|cancer|heart condition|migraines|seizures + cant|unable|cannot|no longer|hold|keep + job|work|a job - fired|boss|comp|accident|va|veteran*
    `,
    weak: `disability, disabled, social security, discapacidad`,
  }),
  ...said('veterans-benefits', {
    strong: `
      agent orange, camp lejeune, burn pit, burn pits, va rating, va disability, va pension, gi bill, dd214, tdiu, service connected, less than honorable,
      discharge upgrade, nexus letter, gulf war syndrome, va claim denied, pact act, court martial, courtmartial, article 15, ucmj, medical discharge, other than honorable
      va|veteran*|vet|army|navy|marine|marines|military|soldier|air force|coast guard|deployed|iraq|afghanistan|vietnam|served|combat|veterano* + DENIED|claim|benefit|benefits|disability|ptsd|rating|appeal|compensation|
        pension|connected|service connected|lowered|knee|hearing loss|tinnitus|discharge|injur*|increase|percent|tbi|sleep apnea|exposed|exposure|widow|survivor|gi bill|agent - asbestos|divorce*|vietnamese|custody|recruit*
      ptsd + va|service|combat|rating|claim
      agent orange|burn pit|burn pits|camp lejeune|lejeune
      discharge + upgrade|dishonorable|honorable|general
      court martial*|ucmj|military court|jag
    `,
    weak: `va, veteran, military, army, navy, marines`,
  }),
];
