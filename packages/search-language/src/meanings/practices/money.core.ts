import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const MONEY: readonly VocabularyEntry[] = [
  ...said('bankruptcy', {
    strong: `
      debts, in debt, drowning in debt, drowning in bills, file bankruptcy, ch 7, ch 11, ch 13, ch7, ch13, chapter seven, chapter thirteen, chapter eleven,
      wage garnishment, wages garnished, means test, automatic stay, debt consolidation, debt relief, cant pay my bills, go bankrupt, bankrupt, underwater
      drowning|buried|deep|over my head|overwhelmed|too much|get out|out of|eliminate|wipe out|erase|discharge|consolidat*|settle|behind + debt|debts|bills|credit card|credit cards|loans|medical bills|deudas
      cant|cannot|unable|not able|no puedo|behind|struggling + pay|paying|afford|pagar + bills|bill|debt|debts|credit card|credit cards|loans|loan|medical bills|deudas|creditors|tarjetas|tarjeta - mortgage|house|rent|lawyer|support|abogado|attorney
      garnish*|levy|levied|embargo|embargar|embargaron + wage|wages|paycheck|bank|account|check|creditor|salario|sueldo|cuenta - irs|tax|taxes|support|student|casa|state
      credit card|credit cards|medical|payday|student loan|student loans|personal loan + debt|debts|default|stop|cant pay|owe|garnish*|discharge|behind|forgive*|pile*
      hospital bill|medical bill|er bill|ambulance bill + pay|killing|huge|owe|afford|collection|drowning|help|thousand|debt
      bankrupt*|insolven*|bancarrota*
      owe|owes|debo + too much|more than|everyone|creditors|medical|credit card|credit cards|tarjetas - irs|tax|taxes|support|employer|wage
      lose|losing + everything|business + debt
      repossess*|repo + stop|car|bankruptcy|avoid|behind - lemon|illegal*|wrongful*|already|took|got|took my|sold
      ahogad*|hundid* + deudas
      maxed out|max out|up to my neck|underwater|sinking|cant keep up|minimum payments + card|cards|credit|bills|debt|loans|payments
      no income|lost my job|laid off + cards|credit cards|debts|bills|loans - mortgage|house
    `,
    weak: `debt, debts, creditor, creditors, loan, loans, owe money, garnishment, garnish, garnished, garnishing, deuda, deudas
      broke - BODY|tooth|teeth|down|up|in|into|law|contract|agreement|promise|probation|parole|window|door|phone|car|truck|lease|engine|stairs|water|heater`,
  }),
  ...said('foreclosure-defense', {
    strong: `
      sheriff sale, short sale, loan modification, reverse mortgage foreclosure, notice of default, behind on my mortgage, lis pendens, mortgage modification,
      save my house, losing my home, lose my home, lose my house, foreclosed, foreclosing, foreclosure
      foreclos*|ejecucion hipotecaria
      bank|lender|mortgage company|mortgage|banco|servicer|they|lenders|hoa + take|taking|took|auction*|selling|sell|quitar|quitando|seize|seizing|rematar|kicking me out|quieren quitar + house|home|condo|casa - irs|tax|taxes|divorce*|husband|wife|landlord|eminent domain|government|wants to sell|nursing home|brother|sister
      lose|losing|save|keep|perder|salvar|perdiendo|about to lose + house|home|condo|casa - divorce|nursing home|medicaid|fire|dies|irs|tax
      mortgage|hipoteca|house payment|house payments + behind|cant pay|missed|late|default|modif*|forbearance|afford|underwater|months|atrasad*|help|arrears|cant afford
      quitar|quitan|quiten|quitando|perder|pierdo|embargar + casa
      house|home|property|casa + auction*|auctioned|sheriff|trustee sale|foreclos*|subasta|remate
      auction* + bank|house|home
      acceleration|default|demand|breach + letter|notice + bank|lender|mortgage|servicer|house
      house payment|house payments|home loan|mortgage payment|mortgage payments + cant|behind|missed|late|make|afford|lost my job|layoff|laid off
    `,
  }),
  ...said('tax-law', {
    strong: `
      owe the irs, owe taxes, owe back taxes, irs letter, irs notice, tax return, tax returns, w 2, w2, unfiled taxes, unfiled tax returns, tax court, cp2000, 1040, 941,
      fbar, offshore account, innocent spouse, tax levy, tax lien, penalty abatement, irs debt, irs audit, back taxes, property tax appeal, sales tax audit, 1099
      irs|franchise tax board|department of revenue|impuestos|tax debt|hacienda + owe|debo|audit*|auditoria|letter|notice|lien|levy|garnish*|seize|take|taking|took|payment|plan|installment|settle|refund|penalt*|bank account|wage|wages|house|call*|years|back|file|filed|behind|deuda|carta|problem|after me|
        froze*|frozen|unfiled|knock*|dispute|forgiv* - criminal charge|support|scam
      owe|owed|owes|behind|unpaid|havent filed|didnt file|not filed|never filed|unfiled|debo|file|filing + tax|taxes|impuestos
      audit* + irs|tax|taxes|business|state
      tax + lien|levy|debt|return|refund|court|audit*|fraud letter|relief|problem|penalt*|appeal|planning|resolution|advice
      fbar|foreign account|offshore|crypto taxes|cryptocurrency taxes
      state|irs|tax + garnish*|levy|seized|lien
      forgot|failed|missed|didnt|never|not|late + report|file|declare|pay + crypto|bitcoin|income|tips|taxes|quarterly|foreign account|1099|capital gains|self employment|sales tax - police|police report|child
    `,
  }),
  ...said('consumer-protection', {
    strong: `
      scam, scammed, ripped off, robocalls, credit report, credit score, identity theft, id theft, stole my identity, stolen identity, timeshare, fake charges,
      payday loan, false advertising, deceptive, bait and switch, pyramid scheme victim, ponzi scheme victim, gift card scam, crypto scam, wire transfer scam, zelle fraud, romance scam,
      repossessed, car repossessed, wrongful repossession, contractor scammed me, predatory lender, title loan, warranty denied, me estafaron, estafa, spam calls, mystery charge
      scam*|swindl*|conned|defraud*|cheated me|rip off|ripped off|estaf*|fraud* + company|contractor|me|money|online|seller|store|business|victim|crypto|bitcoin|zelle|investment|romance|dealer|contratista|dinero|bank|mechanic|roofer - charged|charges|arrested|indicted|reporting|boss|fired|accused|visa|federal
      stole|stolen|theft|opened|used|using|hacked + identity|ssn|social security number|credit card|in my name|my name|my account|information|debit card
      credit report|credit score|credit bureau|equifax|experian|transunion|credit + error|wrong|fix|dispute|mistake|inaccurate|bad|hurt|repair|remove|incorrect|freeze|ruined
      timeshare|gym|gym membership|membership|subscription|contract|phone plan|cable company|internet provider|warranty plan + cancel|cancelling|canceling|get out|trapped|refund|keeps charging|still charging - employment|injur*|fell
      airline|flight|luggage|baggage|suitcase|hotel booking|cruise|travel agency|concert tickets|ticketmaster + lost|cancel*|delay*|damaged|stolen|bumped|overbook*|missing|refund - injur*|hurt|fell|crash*
      spam|robocall*|telemarket*|robotext* + call*|text*|stop|sue|phone
      mechanic|auto shop|dealer|dealership|repair shop|moving company|movers|airline|online store|seller|contractor|roofer|plumber|store|company + refund|wont refund|ripped off|overcharg*|stole|never delivered|lied|took my money|wont give|deposit|kept my|damaged my|false|fake|holding my
      repossess*|repo + car|truck|illegal*|wrongful*|auto|got|my|vehicle
      bait and switch|false advertis*|deceptive*|misleading
      bank|zelle|venmo|paypal|cashapp|cash app|coinbase + wont refund|stolen|hacked|froze*|fraud|unauthorized|dispute|scam*|fees|frozen|closed my
      unauthorized + charge*|transaction*|withdraw*
      ponzi*|pyramid scheme|crypto scam + victim|lost|money|savings|scam*
      sue a company|sue company|sue a store|sue a business|sue contractor
      refund + wont|refuse*|deny|denied|get|never - tax|irs
      dinero + robaron|estafaron|fraude
      investment|broker|financial advisor|stockbroker + lost|stole|fraud|scam*|lied|churn*|bad advice
      movers|moving company|storage unit|storage company|mechanic|tow company|towing|tow yard|body shop|dry cleaner + hold|holding|hostage|wont give|wont return|more money|lost|stole|damaged|keeps|auctioned|sold my - accident
      cloned|skimm*|hacked|stole|used|charged + my card|credit card|debit card|bank card|bank account|account number
      solar|solar panel|salesman|door to door|windows|vacation club|home warranty|water softener|alarm company|telemarketer + lied|lie|tricked|mislead*|misled|pressur*|forged|cancel|never came|never installed|dont work|scam*
      paid for|ordered|bought + never came|never arrived|never delivered|never got|never showed|never shipped|never installed|never finished|fake
      robaron|robo|usaron|clonaron + identidad|tarjeta|mi nombre|seguro social|numero de seguro
    `,
    weak: `fraud, refund, warranty, repo, fraude`,
    soft: `dealer`,
  }),
  ...said('lemon-law', {
    strong: `
      lemon, lemon car, defective car, bad car dealer, bought a lemon, dealer sold me, car wont start new, odometer rollback, salvage title, transmission problems new, yo yo financing
      car|truck|suv|vehicle|auto|tesla|ford|jeep|rv|motorhome|chevy|hyundai|kia|nissan|honda|toyota|carro|coche|camper + breaks down|breaking down|broke down|keeps breaking|keeps stalling|stalling|in the shop|at the shop|back to the shop|
        back to dealer|back to dealership|cant fix|cant be fixed|cant repair|wont fix|defect*|lemon|keeps dying|keeps shutting|shuts off|transmission|engine|wont start|check engine|still broken|problems|dies on|falla|descompone|repairs|repaired|not fixed|under warranty
        - hit|crash*|accident|insurance|repo*|landlord|garnish*|arrest*
      dealer|dealership|used car|carmax|carvana|concesionario|car lot + sold|lied|bad car|bad|rolled back|odometer|hid|hidden|broke|salvage|wont fix|wont take|title|defect*|fraud|lemon|as is|misrepresent*|warranty|vendio|dano|scam*|wreck*|accident|broken
        - drug*|weed|heroin|meth
      bought|buy|compre|sold me + car|truck|used car|rv|carro|vehicle + bad|broke*|broken|lemon|defect*|problems|wont|engine|transmission|salvage|dies|died|week|falla*|days later|lied
      engine|transmission|motor|brakes + died|blew|failed|failing|dead|broke|went out|gone - crash|hit|accident|recall*
      lemon*
      manufacturer|dealer + buyback|buy back
      car warranty|extended warranty|auto warranty|warranty + car|engine|transmission|dealer|vehicle
    `,
  }),
  ...said('debt-collection', {
    strong: `
      debt collector calling, collector calls, collection agency, sued by a credit card company, sued by capital one, zombie debt, time barred debt, default judgment,
      midland funding, portfolio recovery, lvnv, debt buyer, collection lawsuit, fdcpa, collections letter, judgment against me, cobrador, cobradores
      debt collector|collector|collections|collection agency|collection|bill collector|creditor|creditors|debt|cobrador|cobradores + call*|harass*|threat*|sue|sued|suing|wont stop|letter|work|night|stop|family|llamando|llaman|acosan|summons|served|lawsuit|robocall*|keeps
      sue|sued|suing|summons|served|lawsuit|court papers|demanda|demando|demandaron|judgment + credit card|credit card company|capital one|bank|banco|debt|collector|midland|portfolio|lvnv|medical bill|discover|citibank|chase|synchrony|loan|amex|creditor|old debt|tarjeta
        - malpractice|injur*|wrongful
      judgment|judgement + collect|against me|collecting|enforce|vacate|creditor|default
      collect|recover|owed|owes me|wont pay me back|lent|loaned + money|debt|loan|invoice|friend - wage*|employer|boss|rent|overtime|support|settlement|scam*|irs
      not my debt|dont owe|already paid|old debt|statute of limitation + debt|collector|collection*|bill
      repossess* + deficiency|owe|balance
      car got repossessed
    `,
    weak: `collector, collections`,
  }),
  ...said('class-actions', {
    strong: `
      data breach, class action, mass tort, join a lawsuit, settlement claim, privacy breach, biometric privacy, wage class action
      data|personal information|privacy|customer|my info|information|records|ssn + breach*|leak*|hacked|hack|exposed|settlement - hospital|nurse
      join|joining|class|group|part of|eligible|unirme + lawsuit|action|settlement|suit|demanda|demanda colectiva
      everyone|everybody|thousands of|hundreds of|all customers|many people|lots of people|all of us|whole town + sick|hurt|harmed|poison*|cancer|same + drug|product|water|medication|medicine|pill|device|chemical|plant|factory|app - restaurant|party
      everyone|thousands of|all customers|many people + overcharg*|fee|fees|same problem|hidden fees|scam*
      settlement + check|claim|class|eligible|notice|form - divorce|accident|injur*
      hidden fees|overdraft fees|junk fees|antitrust|price fixing
    `,
  }),
  ...said('insurance-claims', {
    strong: `
      claim denied, denied claim, insurance wont pay, insurance denied, bad faith, roof damage, water damage claim, hurricane claim, hail damage, insurance lowballed,
      insurance adjuster, public adjuster, storm damage, fire claim, flood claim, life insurance denied, policy cancelled, total loss dispute
      insurance|insurer|insurance company|state farm|allstate|geico|progressive|farmers|usaa|homeowners|policy|seguro|aseguranza|aseguradora|adjuster|blue cross|health plan|bcbs|aetna|united healthcare|cigna|unum + DENIED|wont pay|not paying|
        wont cover|lowball*|delay*|claim|refuse*|bad faith|underpaid|stall*|ignor*|no quiere pagar|nego|pagar|rescind*|cancel*|cheap|cover|low offer|fighting|dispute - workers comp|va|disability|ssdi|unemployment|my boss|driving|without insurance|no insurance|employer|ticket
      roof|hurricane|hail|storm|tornado|flood|fire|water damage|burst pipe|pipe burst|wildfire|wind|mold|smoke|huracan|inundacion|tree fell on + claim|damage|damaged|denied|insurance|adjuster|insurer|policy|seguro|destroyed|house|home|techo - landlord|tenant|apartment|fired|cease
      life insurance|beneficiary + denied|claim|wont pay|dispute|contest*|payout
      health insurance + denied|deny|wont|refuse*|coverage|claim
      claim|reclamo + denied|denial|denegado|rechazado|lowball* - va|disability|ssdi|workers comp|comp|unemployment|asylum|veteran*
    `,
    weak: `insurance, insurance company, insurer, seguro, aseguranza, storm, hurricane, flood`,
  }),
];
