import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const IMMIGRATION: readonly VocabularyEntry[] = [
  ...said('immigration', {
    strong: `
      undocumented, illegal alien, green card, i 130, i130, i 485, i485, i 765, i 751, i 601, i 601a, i 864, i 90, i 94, i 129, i 140, i 131, h 1b, h1 b, h1b, h 2b, l 1, o 1, e 2, k 1, f 1, eb5, eb 5, b2 visa, eb2, perm,
      j 1, dv lottery, consular processing, immigration papers, working without papers, without papers, overstayed, overstay, sponsor my wife, advance parole, fix my papers, out of status, adjustment of status, work authorization,
      arreglar papeles, sin papeles, mis papeles, permiso de trabajo, tarjeta verde, daca, tramite migratorio, dreamer, travel ban, notario fraud, fraude de notario, employment authorization, ead, rfe, waiver of inadmissibility, petition for
      visa + expire*|expired|overstay*|deny|denied|denial|renew*|extend|student|work|tourist|fiance|fiancee|marriage|spouse|family|waiver|apply|sponsor|revoked|status|h1b|interview|lawyer|investor|trabajo|negaron|cancelled|parents|rechaz* - card|credit|debit|mastercard
      green card|greencard|residency|permanent resident|tarjeta verde|residencia + marriage|married|marry|spouse|renew|lost|interview|denied|apply|wife|husband|parents|mother|lottery|conditional|divorce*|casar|employer|sponsor|expired
      immigra*|undocument*|indocumentad*|inmigra*|migracion|migratori*|uscis|daca|dreamers
      bring|bringing|sponsor*|petition*|traer|pedir + wife|husband|fiance|fiancee|parents|mother|father|brother|sister|spouse|family|esposa|esposo|padres|hijos|mama|girlfriend|boyfriend|mi familia|worker|employee|nanny + country|us|usa|here|america|visa|states|abroad|mexico|india|philippines|from|estados unidos|overseas|green card|petition*|sponsor*|unidos|traer
      sponsor|sponsoring|petition for + RELATIVE
      marry|married|marrying|marriage|casar|casarme|casado + citizen|immigrant|foreigner|visa|green card|undocumented|papers|illegal|ciudadano|papeles|residencia|american|foreign
      papers|papeles|legal status|status|illegal|illegally + immigra*|get|fix|arreglar|work|country|without|no|undocumented|cross*|came|entered|sin|mother|parents|border|how - divorce|legal separation|arrest*|search*|fired|custody|evict*|adopt*|court papers|served|gun|lock*|tow*
      work|working + permit|visa|authorization|without papers|sin papeles|papers
      consulate|embassy|consular + denied|interview|visa|visas|refus*
      arreglar|tramitar|conseguir|sacar|obtener + papeles|residencia|visa|permiso|estatus|status
      border|frontera + cross*|came|entered|family|parents
      form + i 130|i 485|i 765|i 751|i 601|i 864|i 90
      i 20|i20|opt|sevis|j1|f1|tps|ead|ds 2019|ds2019|work permit + expire*|expired|ends|ending|ran out|runs out|next month|renew|renewing|revoked|terminated|lapsed
    `,
    weak: `papers, visa, visas, illegal, alien, border, papeles, frontera, foreign, status`,
  }),
  ...said('deportation-defense', {
    strong: `
      deported, deport, deporting, ice detained, picked up by ice, ice raid, ice hold, removal order, notice to appear, nta, voluntary departure, stay of removal, immigration detention, immigration hold, deportation order,
      me quieren deportar, migra, la migra, bond hearing immigration, reentry after deportation, detention center ice, master calendar hearing, withholding of removal, motion to reopen
      ICE + TAKEN - hockey|slipped|fell|ice cream|slip|black ice|broke|parking lot|sidewalk
      deport*|deportar
      detain*|detention|arrested|detenido|detuvo|detuvieron|picked up|agarro|encerrado + ice|immigra*|border|migra|airport|inmigracion|cbp|visa|undocumented|migracion
      removal|deportation + proceeding*|order|hearing|court|defense|notice|cancel*|appeal|judge
      immigration|inmigracion + judge|court|hearing|bond|hold|detention|detained|raid|detain*|jail|corte|fianza|arrest*
      husband|wife|father|mother|son|brother|dad|mom|friend|esposo|hermano|papa|mama + ice|migra|deport*|detention center|immigration hold - hockey|slip*|cream|sidewalk|parking
      asylum denied + order
    `,
  }),
  ...said('asylum', {
    strong: `
      asylum, asylee, refugee, credible fear, tps, vawa, u visa, t visa, withholding, persecuted, i 589, i589, special immigrant juvenile, sijs, parole in place, human trafficking victim, asilo
      persecut*|torture*|perseguid* - employer|boss
      afraid|fear|scared|miedo|cant|danger*|kill me|threat* + go back|return home|return to my country|my country|home country|regresar|mi pais|back to my country
      gang|gangs|cartel|war|government|pandilla|pandillas|maras|ukraine|venezuela|afghanistan|haiti|cuba|honduras + fled|flee*|escape*|asylum|huir|huyendo|safe|protection|refuge*|threat*|country|asilo|amenaza*
      fled|fleeing|escaped|huyendo + country|violence|persecut*|war|pais|gang*
      asyl*|refug*
      crime|victim|abuse|abused|trafficking + u visa|visa|immigra* + victim|u visa|vawa|trafficking
    `,
  }),
  ...said('citizenship', {
    strong: `
      become a citizen, us citizen, naturalization, n400, n 400, n 600, n600, citizenship test, citizenship interview, oath ceremony, ciudadano, hacerme ciudadano, civics test, dual citizen, naturalize, naturalized
      become|becoming|apply|applying|get|getting|test|interview|application|denied|oath|hacerme|ser|hacerse|dual|eligible|when can i|derive*|through parents + citizen|citizenship|ciudadano|ciudadana|ciudadania|naturaliz* - senior|marry|married|marriage
      naturaliz*|citizenship*|ciudadania|ciudadano*
      renounce + citizen*
    `,
  }),
];
