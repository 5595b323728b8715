import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const HOUSING: readonly VocabularyEntry[] = [
  ...said('landlord-tenant', {
    strong: `
      landlord wont return deposit, deposit back, security deposit, rent increase, raise my rent, raise rent, slumlord, locked out, lockout, bed bugs, bedbugs,
      no heat, no hot water, break my lease, break lease, rent control, rent stabilized, section 8, habitability, withhold rent, changed the locks, month to month, sublease, sublet
      LANDLORD + NOT|deposit|lock|locks|repair*|fix|fixing|heat|hot water|mold|leak*|rat|rats|roach*|roaches|mice|bed bugs|bugs|enter*|entering|walked|harass*|utilities|power|water|electric*|raise*|raising|rent|lease|sue|
        suing|illegal*|changed|lock out|cut|shut|threat*|retaliat*|privacy|sewage|broken|repairs|discriminat*|deposito|agua|reparar|arreglar|subir|subio|pets|dog|selling|sold|increase|air conditioning|sewer|heater|stole my
      RENTAL + mold|moho|leak*|rat|rats|roach*|roaches|mice|bed bugs|bugs|no heat|hot water|unsafe|uninhabitable|repair*|broken|flood*|break|breaking|early|get out|terminate|deposit|infest*|condemned|noise|noisy|renew*|increase|raised|raise|cucarachas|ratas|
        sewage|unlivable|sin agua|conditions|illegal|basement|codes|inspection|fees|application - insurance|car|fell|shot|drug*|fired|crash|died
      deposit|deposito|security deposit + back|return|kept|keep|keeping|refund|wont|apartment|moved|regresar|devolver|stole|deduct*|lost|renta - contractor|refund car|bail|dealer|wedding|seller
      break|breaking|terminate|get out|ending|sublet|cosign* + lease|rental|apartment lease
      rent + raise*|increase*|hike|control|stabilized|withhold*|too high|doubled|late fees|subir|subio|receipt|overcharge
      tenant|tenants|renter|renters|inquilino + rights|union|harass*|damage*|damaged|destroyed|wont pay|squatter*|smoking|lawyer|problem|security|derechos
      roommate|room mate|housemate + wont|rent|lease|move|pay|stole|left
      locked|locks|lock + out|changed + apartment|landlord|rental|home|landlady
      locked out|lock out|lockout
      landlord*
      casero|arrendador|dueno + no arregla|calefaccion|moho|deposito|renta|cucarachas
      roommate|housemate|subtenant|co tenant|cotenant + rent|owes|lease|deposit|moved out|bills|utilities|wont leave|left - hit*|threat*|knife|gun|arrest*
    `,
    weak: `apartment, lease, rent, renter, tenant, roommate, renta, inquilino, housing`,
    soft: `mold, deposit`,
  }),
  ...said('eviction', {
    strong: `
      kicked out of apartment, kicked out, eviction notice, eviction, 3 day notice, three day notice, 30 day notice, 5 day notice, 60 day notice, notice to quit,
      notice to vacate, pay or quit, unlawful detainer, sheriff lockout, writ of possession, squatter, squatters, thrown out, have to move out, made to move out, me quieren sacar, me quieren desalojar, ejectment
      evict*|desaloj*|desahuci*
      LANDLORD + kick*|throw*|threw|out|sacar|leave|vacate|remove|move out|sell house|echar|correr|force*|get me out|notice|court|sheriff|padlock|no cause|weeks to|days to
      kick*|throw*|thrown|threw|sacar|echar|sacando|forced out|put out|remove|removing|force out + RENTAL|house|home|tenant|out|renter|roommate|squatter*|casa|departamento|apartamento|mother|boyfriend|guest|street|family member - school|college|university|team|nursing|trustee|church|kids out
      day|days + notice|vacate|move out|leave|quit|get out + RENTAL|landlord|door|notice|house|home|home|rent|vacate|move out
      notice + vacate|quit|door|eviction|landlord|move out|terminate lease|leave|terminating tenancy - police|irs
      behind|late|cant pay|cant afford|missed|owe|atrasad*|debo|no puedo pagar + rent|renta|alquiler
      squat*|holdover tenant|unlawful detainer
      tenant|renter|inquilino + wont leave|wont move|refuse*|remove|get rid|get out|not paying|stopped paying|no paga|doesnt pay|nonpayment|wont vacate
      sheriff|marshal|constable + door|lockout|lock out|move|notice|apartment
      sacar|sacarme|echarme|correrme + casa|apartamento|departamento
      casero|dueno + sacar|echar|correr
    `,
  }),
  ...said('real-estate', {
    strong: `
      house closing, closing attorney, title search, title insurance, quitclaim, quitclaim deed, quit claim deed, warranty deed, escrow, earnest money, boundary line, property line,
      adverse possession, easement, 1031 exchange, 1031, encroachment, hoa, homeowners association, seller disclosure, land contract, eminent domain, shared driveway, partition action, air bnb zoning,
      buying a house, selling a house, buy a house, sell my house, for sale by owner, zoning variance, rezoning, survey dispute, lot line
      buy*|sell*|closing|close|purchase*|sold|seller|compra*|comprar|vender|venta|escrow|offer|realtor + house|home|condo|property|land|casa|terreno|building|co op|duplex|investment property|commercial property - sheriff|government|bank|auction|foreclos*|car|divorce*|died|debt|mortgage behind|nursing|brother|sister|tenant
      neighbor|neighbour|neighbors|vecino + fence|tree|property|line|boundary|driveway|easement|noise|noisy|build*|built|water|drain*|encroach*|land|shed|trespass*|view|roots|cutting|survey|wall|cerca|dispute|yard|camera|hedge|smoke|parking - dog|assault*|arrest*|stalk*
      hoa|homeowners association|condo association|condo board|coop board + fine|fines|fined|dispute|lien|sue|fee|fees|fight|rules|wont|assessment|foreclos*|harass*|board|paint|fence|repair*|roof|violation
      title|deed|escritura + house|home|property|problem|cloud|transfer|add|remove|name|casa|land|fraud|forged|issue|search|fix|traspasar|spouse|mother - car|vehicle|truck|dealer
      eminent domain|condemnation|government taking
      fence|boundary|property line|easement|right of way|driveway + dispute|neighbor|blocked|blocking|access|shared|line
      seller|sellers|realtor|agent|inspector|previous owner|prior owner|old owner + tell|told|telling|mention*|reveal*|admit*|disclos* + mold|leak*|foundation|roof|termite*|flood*|asbestos|sinkhole|crack*|septic|problem*|damage*|radon|rot - tax|insurance|landlord
      seller|realtor|agent|inspector|builder|broker + backed out|back out|lied|hid|hidden|disclose*|didnt disclose|defect*|mold|commission|deposit|earnest|mistake + house|home|condo|property|buyer|seller|sale|closing|roof|foundation|mold
      backed out + house|sale|closing|buyer|seller
      zoning|permit|variance|land use|planning board|subdivision + city|denied|house|property|appeal|build*|code|board|change|shed
      commercial|office|retail|store + lease
      co owner|coowner|partition|jointly own* + house|property|land|sell
      tree|trees|roots|branches|drainage|runoff|fence|retaining wall|driveway|hedge|shed + neighbor|neighbors|next door|property line|my yard|my foundation|foundation|my side|my land|boundary - fell on me|dog|hit by|contractor
    `,
    weak: `property, title, closing, mortgage, deed, neighbor, neighbors, real estate, land, condo, vecino, propiedad`,
    soft: `house, home, fence, casa`,
  }),
  ...said('construction-law', {
    strong: `
      mechanics lien, contractor dispute, bad contractor, construction defect, unlicensed contractor, cracked foundation, contractor abandoned, change order, contractor ran off, home remodel gone wrong, unfinished work
      contractor|builder|roofer|plumber|electrician|remodel*|handyman|subcontractor|home builder|pool company|contratista|constructor|renovation|kitchen remodel|painter|landscaper|solar company|flooring + ran off|money|
        unfinished|never finished|didnt finish|didnt do|wont finish|not finish*|walked off|abandon*|bad work|bad job|bad|shoddy|poor work|leak*|lien|deposit|disappear*|took|wont|stopped|defect*|dispute|sue|suing|damage*|overcharg*|
        paid|permit|unlicensed|wrong|left|botched|lawsuit|quit|refuse*|delay*|crooked|cracked|unpaid|robo|no termino|dinero|horrible|ruined|messed up|half done|late - 1099|independent|employee|wage*|doctor|surgeon|misclass*
      lien + contractor|mechanics|construction|house work|builder|subcontractor|unpaid work
      construction|building|new home|new house|new construction + defect*|delay*|dispute|contract|foundation|crack*|lien|flaw*|unpaid|leak* - worker|injur*|fell|accident|trip
      subcontractor|general contractor|gc|owner|developer + wont pay|unpaid|hasnt paid|owes|invoice|retainage
      foundation|roof|stucco|basement + crack*|defect*|builder|new house|leak* + builder|new|contractor|warranty
      architect|engineer|builder|contractor|roofer|plumber|electrician|surveyor|subcontractor + mistake|plans|blueprint*|wrong|error|collapsed|crooked|not to code|failed inspection|permit|unfinished|half done|half finished
    `,
    weak: `contractor, builder, contratista, remodel`,
  }),
];
