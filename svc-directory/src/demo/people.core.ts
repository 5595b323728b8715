const words = (text: string): string[] => text.trim().split(/\s+/);
const listed = (text: string): string[] => text.trim().split(/,\s+/);

export const FIRST_NAMES = words(`
  Aaron Abigail Adrian Aisha Alan Alejandra Alice Amara Amir Andrea Angela Anita Anthony Arjun Benjamin Beth Brandon Brian
  Camille Carla Carlos Caroline Catherine Charles Chloe Christine Claire Colleen Daniel David Deborah Denise Diego Dolores
  Donna Dwayne Edward Elena Eleanor Elijah Emily Erica Esther Ethan Eva Felix Fernando Fiona Frances Gabriel George Grace
  Gregory Hannah Harold Hassan Heather Helen Henry Imani Irene Isaac Isabel Jamal James Janet Jasmine Javier Jennifer Jerome
  Joanna Joel Jonathan Jorge Joseph Joy Julia Karen Keith Kenji Kevin Kiran Laila Laura Lauren Leah Leonard Linda Lorenzo
  Lucia Luis Malik Marcus Margaret Maria Marisol Martin Mary Maya Mei Michael Michelle Miguel Minh Miriam Monica Naomi Nadia
  Nathan Nicole Noah Olivia Omar Oscar Patricia Paul Peter Priya Rachel Ramona Rebecca Renee Ricardo Robert Rosa Ruth Samuel
  Sandra Sarah Sean Sharon Simone Sofia Stephen Susan Tamara Teresa Theodore Thomas Tiffany Valerie Vanessa Victor Vikram
  Vincent Walter Wendy William Winston Xavier Yasmin Yolanda Zachary Zoe
`);

export const LAST_NAMES = words(`
  Abara Abbott Acosta Adeyemi Aguilar Albright Alcott Alvarado Ames Anaya Ashby Atwood Avery Baptiste Barlow Barrera Beaumont
  Becker Bellamy Benitez Berg Birch Blackwood Blanchard Bonner Bowen Brandt Brennan Briggs Broussard Cabrera Calloway Cardenas
  Carmichael Castellano Chandler Chang Chavez Cho Clement Cobb Coleman Contreras Corbin Cortez Crane Crawford Cross Dalton
  Danforth Delacroix Delgado Desai Dixon Donnelly Drake Duarte Dunham Durant Eastman Eaton Ellery Escobar Estrada Everett
  Fairbanks Farrow Feldman Finch Fitzgerald Fontaine Forsythe Fuentes Gaines Gallagher Gallo Garner Gentry Gibbs Goldberg
  Granger Greer Guerrero Gupta Hadley Hale Halloran Hammond Han Harding Hargrove Hawthorne Hayes Hendricks Herrera Hightower
  Holloway Horvath Hoffman Huang Hwang Ibarra Inoue Ivers Iyer Jacobs Jameson Jansen Jimenez Kaplan Kaur Keating Kellerman
  Kendrick Khan Kim Kingsley Knox Kowalski Kwan Lafferty Langford Larkin Lawson Ledger Levine Lindqvist Lockhart Locke Lopez
  Lund Maddox Mahoney Malone Marchetti Marlowe Marsh McAllister McBride McKenna Mehta Mendoza Mercer Merritt Middleton Moreau
  Moreno Moss Nakamura Navarro Nguyen Norwood Novak Oakes Obi Ocampo Okafor Okonkwo Oliveira Orozco Ortega Osborne Pacheco
  Palmer Park Patel Paxton Pearce Pemberton Pham Pierce Pollard Prescott Quigley Quintero Radcliffe Ramsey Rao Redmond Reyes
  Rhodes Rivas Robles Rosen Rossi Rowland Salazar Salinas Sandoval Santos Sawyer Schaefer Sethi Shaw Sheridan Silva Sinclair
  Singh Slater Sloan Solis Sorensen Stanton Steele Sterling Stroud Suarez Sullivan Sutherland Talbot Tanaka Thornton Tran
  Trujillo Tucker Underhill Valdez Vance Vargas Vaughn Velasco Villanueva Wainwright Wallace Walsh Webber Weiss Whitaker Whitfield
  Wilder Winslow Wolfe Wong Woodard Wyatt Xiong Yamamoto Yates Yoon Zamora Zhang Ziegler Zimmerman
`);

/** What businesses that carry no person's name call themselves after. */
export const PLACE_WORDS = listed(`
  Harbor Point, Cedar Grove, Bridgewater, Granite, Northgate, Old Mill, Riverbend, Summit, Lakeshore, Ironwood,
  Redstone, Fairview, Beacon, Keystone, Copper Ridge, Stonegate, Evergreen, Highland, Meridian, Liberty, Landmark,
  Magnolia, Pioneer, Whitestone, Bluestem, Crescent, Juniper, Milestone, Compass, Cornerstone, Heritage,
  Union Square, Lantern, Sycamore, Arrowhead, Blue Heron, Willow Creek, Courthouse Square, Tidewater, Silver Oak,
  Clearwater, Four Corners, Eastbank, Westfield, Plainview, Anchor, Foxglove, Quarry Hill
`);

export const STREETS = listed(`
  Main, Market, Court, Commerce, Walnut, Chestnut, Washington, Jefferson, Franklin, Madison, Monroe, Lincoln,
  Church, Spring, Park, Broad, State, Union, Front, Water, Mill, Pine, Oak, Maple, Cedar, Elm, Locust, Liberty,
  Grand, Central, College, University, Highland, Lakeview, Prospect, River, Canal, Exchange, Capitol, Bay, Sunset,
  Mission, Valley, Harrison, Jackson, Adams, Clay, Vine, Hickory, Juniper, Magnolia
`);

export const STREET_SUFFIXES = listed(`
  Street, Street, Street, Avenue, Avenue, Boulevard, Drive, Road, Lane, Place, Parkway
`);
