/** Surnames that so many people have that a small town of the name is rarely meant. In lower case, without apostrophes. */
export const COMMON_SURNAMES: ReadonlySet<string> = new Set(
  `
  smith johnson williams brown jones miller davis wilson anderson thomas taylor moore martin jackson thompson white harris clark lewis
  robinson walker young allen king wright scott hill green adams baker nelson carter mitchell roberts turner phillips campbell parker
  evans edwards collins stewart morris murphy cook rogers morgan cooper peterson reed bailey kelly howard ward cox richardson watson
  wood brooks bennett gray james hughes myers long foster sanders ross price powell sullivan russell jenkins perry butler barnes fisher
  henderson coleman simmons patterson jordan reynolds hamilton graham wallace woods cole west owens hunter hicks crawford henry boyd
  mason kennedy warren dixon burns gordon shaw holmes rice robertson hunt black daniels palmer mills nichols grant ferguson rose stone
  hawkins dunn perkins hudson spencer gardner stephens payne pierce berry matthews arnold wagner willis ray watkins olson carroll duncan
  snyder hart cunningham bradley lane andrews harper fox riley armstrong carpenter weaver greene lawrence elliott chavez sims austin
  peters kelley franklin lawson fields gutierrez ryan schmidt carr vasquez castillo wheeler chapman oliver montgomery richards williamson
  johnston banks meyer bishop mccoy howell morrison hansen garza harvey little burton stanley george jacobs reid kim fuller lynch dean
  gilbert garrett romero welch larson frazier burke hanson mendoza moreno bowman medina fowler brewer hoffman carlson silva pearson
  holland douglas fleming jensen vargas byrd davidson hopkins may terry herrera wade soto walters curtis neal caldwell lowe jennings
  barnett graves jimenez horton shelton barrett obrien castro sutton gregory mckinney lucas miles craig rodriquez chambers holt lambert
  fletcher watts bates hale rhodes pena beck newman haynes mcdaniel mendez bush vaughn parks dawson santiago norris hardy love steele
  curry powers schultz barker guzman page munoz ball keller chandler weber leonard walsh lyons ramsey wolfe schneider mullins benson
  sharp bowen daniel barber cummings hines baldwin griffith valdez hubbard salazar reeves warner stevenson burgess santos tate cross
  garner mann mack moss thornton dennis mcgee farmer delgado aguilar vega glover manning cohen harmon rodgers robbins newton todd blair
  higgins ingram reese cannon strickland townsend potter goodwin walton rowe hampton ortega patton swanson joseph francis goodman
  maldonado yates becker erickson hodges rios conner adkins webster norman malone hammond flowers cobb moody quinn blake maxwell pope
  floyd osborne paul mccarthy guerrero lindsey estrada sandoval gibbs tyler gross fitzgerald stokes doyle sherman saunders wise colon
  gill alvarado greer padilla simon waters nunez ballard schwartz mcbride houston christensen klein pratt briggs parsons mclaughlin
  zimmerman french buchanan moran copeland roy pittman brady mccormick holloway brock poole frank logan owen bass marsh drake wong
  jefferson park morton abbott sparks patrick norton huff clayton massey lloyd figueroa carson bowers roberson barton tran lamb
  harrington casey boone cortez clarke mathis singleton wilkins cain bryan underwood hogan mckenzie collier luna phelps mcguire allison
  bridges wilkerson nash summers atkins oconnor odonnell oneill oneal connor hilton mccormack callaway calloway shapiro
  `
    .trim()
    .split(/\s+/),
);
