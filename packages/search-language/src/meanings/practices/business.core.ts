import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const BUSINESS: readonly VocabularyEntry[] = [
  ...said('business-law', {
    strong: `
      business contract, contract review, review a contract, partnership agreement, commercial lease review, buy a business, sell my business, selling my business, franchise agreement,
      terms of service, privacy policy, operating agreement review, vendor agreement, merger, acquisition, general counsel services, liquor license, due diligence, business owner, small business
      buy*|sell*|purchase*|acquir*|comprar|vender|franchise + business|company|franchise|restaurant|practice|negocio|bakery|store - tickets|house|pyramid
      contract|agreement|contrato + review|draft|write|negotiat*|look over|read|revisar|business|vendor|supplier|template|terms - employ*|job|severance|marriage|prenup|lease|breach*|apartment|house|roommate|timeshare
      business|company|negocio|empresa + advice|legal|contract|license|permit|compliance|merger|counsel|agreement|owner|licencia|policies|terms|insurance policy review
      raise|raising + capital|investor|investors|seed|venture
      liquor license|food truck|cannabis license|dispensary license|import export
      website + terms|privacy policy|disclaimer
    `,
    weak: `business, contract, contracts, company, investor, investors, negocio, empresa, contrato, corporate, agreement, partner dispute`,
  }),
  ...said('business-formation', {
    strong: `
      start an llc, llc formation, s corp, c corp, s corporation, c corporation, sole proprietorship, 501c3, 501 c 3, 501c, nonprofit, non profit, ein number, ein, registered agent, dba,
      company formation, articles of organization, cofounder agreement, open a business, incorporating, form a corporation, nueva empresa, abrir un negocio
      start*|open*|form|forming|create|creating|register*|set up|setting up|launch*|new|make|file|filing|abrir|crear|formar|empezar|registrar|establish* + llc|llcs|business|corporation|company|nonprofit|startup|corp|negocio|empresa|partnership|
        charity|food truck|salon|daycare|online store|restaurant|bakery|shop|store|cafe|gym|clinic|boutique|bar|trucking company|cleaning company|501c3|compania|ltd|inc - sold|tort|acting up
      llc|inc|corporation + or|vs|versus|difference|better + llc|inc|corporation|s corp|corp|sole
      incorporat*|startup|startups|start up|cofounder*|co founder*|founders agreement
      nonprofit|non profit|charity|501c3
      llc + lawyer|attorney|abogado|cost|texas|florida|delaware|set|agreement|need|dissolve|wyoming|formation
    `,
    soft: `llc|llcs, inc|incorporated, corporation`,
  }),
  ...said('business-litigation', {
    strong: `
      breach of contract, partner dispute, business partner stole, shareholder dispute, tortious interference, business lawsuit, unpaid invoice, unpaid invoices, customer wont pay, client wont pay,
      sued my business, suing my business, business sued, fiduciary duty, minority shareholder, partnership breakup, defamation of business, trade libel, slander, libel, defamation, cofounder dispute
      business partner|partner|cofounder|co founder|co owner|shareholder|investor|socio|partners + stole|steal*|embezzl*|lock*|dispute|cheat*|fraud|sue|suing|buyout|buy out|lied|money|kicked|squeez*|forced|breakup|took|robo|dissol*|fight|wont|leaving|freeze* + business|company|llc|partner|socio|business partner|negocio|shareholder|cofounder
      business partner|my cofounder|socio + stole|steal*|lock*|dispute|cheat*|sue|suing|buyout|lied|money|kicked|robo|took|left|wont|fight
      breach*|broke|broken|break|violat*|incumpl* + contract|agreement|contrato|nda - lease|employment|marriage|rental|real estate|house|landlord
      client|customer|vendor|supplier|company|competitor|cliente + wont pay|didnt pay|never paid|not paid|hasnt paid|unpaid|invoice|invoices|owes|breach*|steal*|stole|stealing|lied|poach*|slander*|copying|sue|fake reviews|bad review - job|boss|work for|wages|overtime|scammed|employer|paycheck|i work
      defam*|slander*|libel*|lying about me online|fake review*|false review*
      lies|lying|lied|rumor*|false things|false statement* + about me|about us|my reputation - boss|employer*|coworker*|custody|divorce|police|arrest*|immigration|taxes
      competitor + steal*|stole|lie*|lying|unfair|customers|employees|poach*
      sued|sue|suing|lawsuit|served|demanda + my business|my company|my llc|business partner|competitor|vendor|supplier|my restaurant|mi negocio
      cofounder|co founder|co owner|partner|shareholder|investor + locked me out|locked us out|lock out|froze me out|squeezed out|pushed me out|took over|stole|drained|emptied|kicked me out|walked off with|ran off with - house|home|apartment|boyfriend|girlfriend|husband|wife|domestic
    `,
  }),
  ...said('intellectual-property', {
    strong: `
      trade secret, trade secrets, my idea, stole my idea, ip theft, licensing deal, protect my idea, music industry lawyer, entertainment lawyer, stolen idea, counterfeit goods, domain name dispute, cybersquatting, name image likeness, nil deal
      stole|steal*|stealing|copied|copying|stolen|using|knock off|knockoff|robo|copio + idea|ideas|product|design|recipe|formula|secret|code|software|trade secret|my work|algorithm - identity|logo|song|art|photo|money|patent|brand|painting|book|car
      idea|ideas + protect|protecting|stole|steal*|stolen|license
      nda + idea|invent*|protect|product
      counterfeit|knockoff|knock off|fake + amazon|product|products|goods|brand|seller|selling
      royalt*|record deal|recording contract|music contract|publishing deal|film contract|record label|influencer|model release|sync licens*
    `,
  }),
  ...said('patents', {
    strong: `
      invent something, provisional, patent pending, utility patent, prior art, software patent, patent my idea, patent troll, invention idea, uspto patent
      invent*|patent*|invento|inventos|invencion
      prototype|gadget|device idea|app idea|product idea + protect|own|legal|invent*|patent|idea|rights
      made|built|created|designed|came up with|developed + new kind|new type|new product|new device|gadget|prototype|new way
      protect|protecting|register|own|license|proteger + invention|idea|app idea|my app|gadget|device|prototype|product idea|design idea|invento
    `,
    weak: `idea, prototype`,
  }),
  ...said('trademarks', {
    strong: `
      trademark, register my brand, service mark, brand name, company name, business name taken, logo, cease and desist, tm registration, amazon brand registry, marca registrada, uspto trademark
      logo|brand|slogan|business name|brand name|company name|band name|podcast name|shop name|domain|marca|store name|my name|etsy shop + stole|steal*|stolen|copy*|copied|copying|using|use|uses|protect*|register*|infring*|taken|same|similar|trademark*|registrar|
        cease|theirs|own|legal|already|robo - identity|accounts|loan|credit|opened
      same|similar|confusing + name + company|business|brand|store|shop|band|podcast|restaurant
      trademark*|trade mark*|tm my|marca registrada
      cease + desist - harass*|debt
      competitor|competitors|rival|another company|another store|someone + copy|copies|copied|copying|imitat*|knock off|knockoff|counterfeit*|same name|similar name|using our name|using my name + packaging|brand|name|logo|label|slogan|product|shop name|business - identity|credit
    `,
    weak: `logo, brand, slogan`,
  }),
  ...said('copyrights', {
    strong: `
      copyright, copied my song, stole my song, stole my photo, dmca, takedown, fair use, music sampling, youtube strike, plagiarized, ghostwriter, cover song, sample clearance, copyright strike
      song|music|beat|lyrics|photo|photos|picture|pictures|art|artwork|painting|book|novel|video|videos|movie|film|script|screenplay|blog|article|website|photograph|photography|poem|tattoo design|drawing|cancion|foto|libro|instagram|youtube|tiktok|melody|
        illustration|manuscript|images|podcast|game|comic|ebook|course|essay + stole|stolen|steal*|copy*|copied|copying|without permission|without asking|without paying|without consent|without credit|without my permission|use|uses|posted|posting|using|used|plagiar*|infring*|protect*|sample*|reupload*|rip off|ripped off|takedown|taken down|reposted|rights|robo|copio|sin permiso|
        publish*|licens*|selling - car|revenge|naked|nude|nudes|harass*|evidence|underage|beat me|used me|crash|driver
      copyright*|plagiar*|dmca
      youtube|instagram|tiktok|etsy|amazon|facebook|spotify + strike|takedown|took down|taken down|video down|song down|shop down|channel down|demonetized|removed|claim
      sell|sells|selling|sold|prints|printing|uses + shirts|tshirts|t shirts|mugs|posters|stickers|prints|merch|merchandise|nft + drawing|art|artwork|painting|photo|photos|design|designs|picture|pictures|illustration|character - car|house
    `,
  }),
];
